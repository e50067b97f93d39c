import { z } from 'zod';
import { fileLinksSchema } from '../check/file-links.ts';
import type { FileLinks } from '../check/file-links.ts';
import type { ContentError } from '../errors.ts';
import { markupUseSchema } from '../parse/markup-use.ts';
import type { MarkupUse } from '../parse/markup-use.ts';
import type { AllowList } from '../allow-list/allow-list.ts';
import { checkMarkupUses } from '../warnings/check-uses.ts';
import type { KnownComponents } from '../warnings/check-uses.ts';
import { errorDataSchema, fromErrorData } from './error-data.ts';
import type { ErrorData } from './error-data.ts';

/**
 * Data from which warnings about a file are reported. It is stored with the rows, so that the file is not parsed again.
 */
export interface WarningData {
  uses: MarkupUse[];
  warnings: ErrorData[];
  /** Its links on this site, and what links can lead to; missing if there is neither. */
  links?: FileLinks | undefined;
}

/** Schema of `WarningData` in cache files. */
export const warningDataSchema = z
  .object({ uses: z.array(markupUseSchema), warnings: z.array(errorDataSchema), links: fileLinksSchema.optional() })
  .default(() => noWarningData());

/** Returns `undefined` if there is no such data, to keep cache files small. */
export function storedWarningData(warningData: WarningData): WarningData | undefined {
  const { uses, warnings, links } = warningData;
  return uses.length + warnings.length > 0 || links ? warningData : undefined;
}

/** Returns the data of a file without warnings. */
export function noWarningData(): WarningData {
  return { uses: [], warnings: [] };
}

/**
 * Returns the warnings about a file, sorted by position. `components` are the components of the site, if they are
 * known; `allow` lists markup that the site allows in addition to the default list.
 */
export function warningsIn(
  file: string,
  { uses, warnings }: WarningData,
  components: KnownComponents | undefined,
  allow?: AllowList,
): ContentError[] {
  const all = [
    ...warnings.map((error) => fromErrorData({ ...error, file })),
    ...checkMarkupUses(uses, file, components, allow),
  ];
  return all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
