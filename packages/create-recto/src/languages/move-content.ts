import type { LanguageCodes } from '../configs/template-config.ts';
import type { SiteFiles } from '../templates/template-files.ts';

const CONTENT = 'content/';
/** The page that is copied for every additional language. */
const FIRST_PAGE = /^index\.[a-z]+$/u;

/**
 * Moves content files into language folders. A site in one language has no language folder; with several languages each
 * has one. The template's content goes to the first language, and every other language starts with a copy of the first
 * page. Links need no language, because Recto adds the language of the page, so only file paths change, never the text
 * of a file.
 */
export function moveContent(files: SiteFiles, from: LanguageCodes, to: LanguageCodes): SiteFiles {
  if (to.length === 1) return files;
  const [first] = to;
  const folder = `${CONTENT}${first}/`;
  const moved = new Map(
    [...files].map(([name, data]) => [
      from.length === 1 && name.startsWith(CONTENT) ? folder + name.slice(CONTENT.length) : name,
      data,
    ]),
  );
  const firstPages = [...moved].filter(
    ([name]) => name.startsWith(folder) && FIRST_PAGE.test(name.slice(folder.length)),
  );
  const hasContent = (code: string): boolean => code === first || (from.length > 1 && from.includes(code));
  for (const code of to.filter((candidate) => !hasContent(candidate))) {
    for (const [name, data] of firstPages) moved.set(`${CONTENT}${code}/${name.slice(folder.length)}`, data);
  }
  return moved;
}
