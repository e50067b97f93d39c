import { CreateError } from '../errors.ts';
import type { SiteFiles } from '../templates/template-files.ts';
import { moveContent } from './move-content.ts';

/** The default language first. */
export type Codes = readonly [string, ...string[]];

const CONFIG = 'recto.config.ts';

/** A site in other languages than its template: its content moves, and its configuration names them. */
export function setLanguages(files: SiteFiles, from: Codes, to: Codes): SiteFiles {
  if (from.join() === to.join()) return files;
  const text = files.get(CONFIG)?.toString() ?? '';
  const written = renderLocales(from);
  if (!text.includes(written)) {
    throw new CreateError(
      `The template has no line "${written}" in ${CONFIG}, so it cannot be given other languages.`,
      `Leave --languages out: it is written in ${from.join(', ')}.`,
    );
  }
  const changed = new Map(moveContent(files, from, to));
  changed.set(CONFIG, Buffer.from(text.replace(written, () => renderLocales(to))));
  return changed;
}

/** The line of a configuration that names the languages. Every template has it in this form. */
function renderLocales(codes: Codes): string {
  return `locales: [${codes.map((code) => `'${code}'`).join(', ')}],`;
}
