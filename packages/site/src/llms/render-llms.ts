import type { Site } from '../app/site.ts';
import { rawPath } from '../app/raw-path.ts';
import { urlOfPath } from '../server/files/url-of-path.ts';
import type { LlmsSection } from './llms-sections.ts';

/** The content of an `llms.txt` file. */
export interface LlmsText {
  title: string;
  description: string;
  /** Related files, which are linked below the description. */
  files: readonly { title: string; path: string }[];
  sections: readonly LlmsSection[];
  site: Site;
}

/**
 * Renders `llms.txt`: a title, a description, and for each section a heading and links to the markdown of its pages.
 */
export function renderLlms({ title, description, files, sections, site }: LlmsText): string {
  const link = (name: string, path: string): string => `- [${escapeName(name)}](${urlOfPath(path, site)})`;
  const blocks = [
    `# ${oneLine(title)}`,
    ...(description === '' ? [] : [`> ${oneLine(description)}`]),
    ...(files.length === 0 ? [] : [files.map((file) => link(file.title, file.path)).join('\n')]),
    ...sections.flatMap((section) => [
      `## ${oneLine(section.title)}`,
      section.pages
        .map((page) => {
          const about = page.description === '' ? '' : `: ${oneLine(page.description)}`;
          return link(page.title, textPath(page.path, site)) + about;
        })
        .join('\n'),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Renders `llms-full.txt`: the texts of all pages, each below its URL. */
export function renderFullText(texts: readonly { path: string; text: string }[], site: Site): string {
  return texts
    .map(({ path, text }) => `<!-- ${urlOfPath(textPath(path, site), site)} -->\n\n${text.trim()}\n`)
    .join('\n');
}

/** Returns the path of a page's markdown version, or of the page if the site has no markdown versions. */
function textPath(path: string, { raw, base = '' }: Site): string {
  return raw === false ? path : rawPath(path, base);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function escapeName(text: string): string {
  return oneLine(text).replaceAll(/[[\]\\]/gu, String.raw`\$&`);
}
