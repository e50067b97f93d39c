import type { SiteFiles } from '../templates/template-files.ts';
import { localiseCode, localiseLinks } from './localise-links.ts';
import type { Codes } from './set-languages.ts';

const CONTENT = 'content/';
const TESTS = 'tests/';
/** Files that hold words, and so links. */
const WORDS = /\.(?:md|ya?ml|json)$/u;
/** The page that a new language begins with. */
const FIRST_PAGE = /^index\.[a-z]+$/u;

/**
 * A site in one language has no folder for it; one in several has a folder for each. What is written goes to the
 * first language, where everything has its original, and every other begins with a copy of the first page.
 */
export function moveContent(files: SiteFiles, from: Codes, to: Codes): SiteFiles {
  if (to.length === 1) return files;
  const [first, ...others] = to;
  const moved = from.length > 1 ? new Map(files) : new Map([...files].map((file) => intoFolder(file, first)));
  const firstPages = [...moved].filter(
    ([name]) => name.startsWith(`${CONTENT}${first}/`) && FIRST_PAGE.test(name.slice(`${CONTENT}${first}/`.length)),
  );
  for (const code of others.filter((other) => !from.includes(other) || from.length === 1)) {
    for (const [name, data] of firstPages) {
      const text = data.toString().replaceAll(new RegExp(`/${first}(?=[/#?)"'\\s])`, 'gu'), `/${code}`);
      moved.set(name.replace(`/${first}/`, `/${code}/`), Buffer.from(text));
    }
  }
  return moved;
}

function intoFolder([name, data]: readonly [string, Buffer], code: string): [string, Buffer] {
  const change = (text: (given: string) => string): Buffer => Buffer.from(text(data.toString()));
  // Texts of a template speak of its files.
  const speakOf = (text: string): string => text.replaceAll(`\`${CONTENT}`, `\`${CONTENT}${code}/`);
  if (name === 'README.md') return [name, change(speakOf)];
  if (name.startsWith(TESTS)) return [name, change((text) => localiseCode(text, code))];
  if (!name.startsWith(CONTENT)) return [name, data];
  const place = `${CONTENT}${code}/${name.slice(CONTENT.length)}`;
  return [place, WORDS.test(name) ? change((text) => localiseLinks(speakOf(text), code)) : data];
}
