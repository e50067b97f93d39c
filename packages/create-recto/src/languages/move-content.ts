import type { Codes } from '../configs/template-config.ts';
import type { SiteFiles } from '../templates/template-files.ts';

const CONTENT = 'content/';
/** The page that a new language begins with. */
const FIRST_PAGE = /^index\.[a-z]+$/u;

/**
 * A site in one language has no folder for it; one in several has a folder for each. The template's content goes to the
 * first language, and every other begins with a copy of the first page. Links in it need no language: Recto adds that of
 * the page. So files change their place, never their text.
 */
export function moveContent(files: SiteFiles, from: Codes, to: Codes): SiteFiles {
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
