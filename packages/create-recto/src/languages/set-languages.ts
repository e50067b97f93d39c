import { CreateError } from '../errors.ts';
import type { SiteFiles } from '../templates/template-files.ts';
import { readEntries, replaceEntries } from '../text/literal.ts';
import { languageNamed } from './languages.ts';
import type { Language } from './languages.ts';
import { moveContent } from './move-content.ts';

/** The default language first. */
export type Codes = readonly [string, ...string[]];

/**
 * A site in other languages than its template is written in. What a site says of its languages stands in three
 * places: its facts, its collections, and the words of its interface.
 */
export function setLanguages(files: SiteFiles, from: Codes, to: Codes): SiteFiles {
  if (from.join() === to.join()) return files;
  const changed = new Map(moveContent(files, from, to));
  const change = (name: string, list: string, entries: (kept: readonly string[]) => string[]): void => {
    const text = changed.get(name)?.toString() ?? '';
    const result = replaceEntries(text, list, entries(readEntries(text, list)));
    if (result === undefined) {
      throw new CreateError(
        `The template names no "${list}" in ${name}, so it cannot be given other languages.`,
        `Leave --languages out: it is written in ${from.join(', ')}.`,
      );
    }
    changed.set(name, Buffer.from(result));
  };
  change('content.config.ts', 'locales', () => to.map((code) => `'${code}'`));
  change('site.config.ts', 'locales', (kept) =>
    to.map((code) => kept.find((entry) => entry.includes(`code: '${code}'`)) ?? renderLocale(languageNamed(code))),
  );
  change('app/app.ts', 'words', (kept) =>
    to.map((code) => kept.find((entry) => entry.startsWith(`${code}:`)) ?? translateWords(kept, from[0], code)),
  );
  changed.set('site.config.ts', Buffer.from(setDefault(changed.get('site.config.ts')?.toString() ?? '', to)));
  return changed;
}

function renderLocale({ code, name, language, dir }: Language): string {
  const fields = { code, name, ...(language !== undefined && { language }), ...(dir && { dir }) };
  const entries = Object.entries(fields).map(([field, value]) => `${field}: '${value}'`);
  return `{ ${entries.join(', ')} }`;
}

/** The words of a further language are loaded as those of the first are. */
function translateWords(kept: readonly string[], first: string, code: string): string {
  const entry = kept.find((candidate) => candidate.startsWith(`${first}:`));
  return `${code}:${(entry ?? '').slice(first.length + 1).replaceAll(`/${first}.json`, `/${code}.json`)}`;
}

/** English is the default wherever there is English, unless the site says otherwise. */
function setDefault(config: string, [first, ...others]: Codes): string {
  const said = /\n\s*defaultLocale: '[^']*',/u;
  const isNeeded = others.length > 0 && first !== 'en';
  const line = isNeeded ? `\n  defaultLocale: '${first}',` : '';
  if (said.test(config)) return config.replace(said, line);
  return config.replace(/\n {2}locales: /u, (start) => line + start);
}
