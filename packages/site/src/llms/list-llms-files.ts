import { defaultLocale, localisePath } from '../languages/locale.ts';
import { markdownFile } from '../server/files/text-file.ts';
import type { FileContext, GenerateFile } from '../server/server.ts';
import { listSections } from './llms-sections.ts';
import type { LlmsSection } from './llms-sections.ts';
import { renderFullText, renderLlms } from './render-llms.ts';

/** Path of the file that lists every page. */
export const LLMS_PATH = '/llms.txt';
/** Path of the file with the full text of all pages. */
const LLMS_FULL_PATH = '/llms-full.txt';

/**
 * Maximum number of pages in `llms-full.txt`; with more, the file is omitted because it would be too long to be useful.
 */
const MAX_PAGES = 1000;

/** The content of the files of a site, or of one of its sections. */
interface LlmsPart {
  /** Folder of the files, below the base path of the site. */
  folder: string;
  title: string;
  description: string;
  sections: readonly LlmsSection[];
}

/**
 * Lists the files for language models, in the default language: `/llms.txt` and `/llms-full.txt` for the site, and the
 * same for each section at the path of the section.
 */
export async function listLlmsFiles(context: FileContext): Promise<Record<string, GenerateFile>> {
  const { site } = context;
  const { base = '' } = site;
  const sections = await listSections(context);
  if (sections.length === 0) return {};
  const home = localisePath('/', defaultLocale(site), site);
  const pages = sections.flatMap((section) => section.pages);
  const description = pages.find(({ path }) => path === home)?.description ?? '';
  const sitePart: LlmsPart = { folder: '', title: site.title, description, sections };
  const parts = sections.flatMap((section): LlmsPart[] => {
    if (section.path === undefined) return [];
    const title = `${site.title}: ${section.title}`;
    const about = section.description ?? description;
    return [{ folder: section.path.slice(base.length), title, description: about, sections: [section] }];
  });
  // Files for a single section would repeat those of the site.
  const others = parts.length < 2 ? [] : parts;
  return Object.fromEntries([
    ...filesOf(sitePart, others, context),
    ...others.flatMap((part) => filesOf(part, [], context)),
  ]);
}

function filesOf(part: LlmsPart, others: readonly LlmsPart[], { site }: FileContext): [string, GenerateFile][] {
  const { folder, sections } = part;
  const { base = '' } = site;
  const pages = sections.flatMap((section) => section.pages);
  const hasFull = pages.length <= MAX_PAGES;
  const files = [
    ...(hasFull ? [{ title: LLMS_FULL_PATH.slice(1), path: base + folder + LLMS_FULL_PATH }] : []),
    ...others.map((other) => ({ title: other.title, path: base + other.folder + LLMS_PATH })),
  ];
  const index: GenerateFile = async () => markdownFile(renderLlms({ ...part, files, site }));
  const fullText: GenerateFile = async ({ readMarkdown }) => {
    const texts: { path: string; text: string }[] = [];
    for (const { path } of pages) {
      const text = await readMarkdown(path);
      if (text !== undefined) texts.push({ path, text });
    }
    return markdownFile(renderFullText(texts, site));
  };
  return [
    [folder + LLMS_PATH, index],
    ...(hasFull ? [[folder + LLMS_FULL_PATH, fullText] satisfies [string, GenerateFile]] : []),
  ];
}
