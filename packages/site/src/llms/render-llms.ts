import type { Site } from '../app/site.ts';
import { rawAddress } from '../app/raw-address.ts';
import { wholeAddress } from '../server/files/whole-address.ts';
import type { LlmsSection } from './llms-sections.ts';

export interface LlmsText {
  title: string;
  description: string;
  /** Files beside this one, by their names. */
  files: readonly { title: string; path: string }[];
  sections: readonly LlmsSection[];
  site: Site;
}

/** One heading, a sentence, and below the headings of the sections a link for each page, to its markdown. */
export function renderLlms({ title, description, files, sections, site }: LlmsText): string {
  const link = (name: string, path: string): string => `- [${escapeName(name)}](${wholeAddress(path, site)})`;
  const blocks = [
    `# ${oneLine(title)}`,
    ...(description === '' ? [] : [`> ${oneLine(description)}`]),
    ...(files.length === 0 ? [] : [files.map((file) => link(file.title, file.path)).join('\n')]),
    ...sections.flatMap((section) => [
      `## ${oneLine(section.title)}`,
      section.pages
        .map((page) => {
          const about = page.description === '' ? '' : `: ${oneLine(page.description)}`;
          return link(page.title, textAddress(page.path, site)) + about;
        })
        .join('\n'),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Texts one after the other, each below the address that it is from. */
export function renderFullText(texts: readonly { path: string; text: string }[], site: Site): string {
  return texts
    .map(({ path, text }) => `<!-- ${wholeAddress(textAddress(path, site), site)} -->\n\n${text.trim()}\n`)
    .join('\n');
}

/** The markdown of a page, or the page itself where the site has no markdown. */
function textAddress(path: string, { raw, base = '' }: Site): string {
  return raw === false ? path : rawAddress(path, base);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function escapeName(text: string): string {
  return oneLine(text).replaceAll(/[[\]\\]/gu, String.raw`\$&`);
}
