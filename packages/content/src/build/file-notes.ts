import { z } from 'zod';
import type { ContentError } from '../errors.ts';
import { markupUseSchema } from '../parse/markup-use.ts';
import type { MarkupUse } from '../parse/markup-use.ts';
import type { AllowList } from '../render/allow-list.ts';
import { checkUses } from '../warnings/check-uses.ts';
import type { KnownComponents } from '../warnings/check-uses.ts';
import { faultSchema, fromFaultData } from './fault-data.ts';
import type { FaultData } from './fault-data.ts';

/** What may have to be reported of a file. It is stored with its rows, so that nobody has to parse the file again. */
export interface FileNotes {
  uses: MarkupUse[];
  warnings: FaultData[];
}

/** As caches keep it. */
export const notesSchema = z
  .object({ uses: z.array(markupUseSchema), warnings: z.array(faultSchema) })
  .default(() => noNotes());

/** Most files have none, and caches are read in every build. */
export function storedNotes(notes: FileNotes): FileNotes | undefined {
  return notes.uses.length + notes.warnings.length > 0 ? notes : undefined;
}

export function noNotes(): FileNotes {
  return { uses: [], warnings: [] };
}

/**
 * What is wrong with the text of a file. `components` are those of the site, where they are known, and `allow` is what
 * it allows beside the list of the engine.
 */
export function warningsIn(
  file: string,
  { uses, warnings }: FileNotes,
  components: KnownComponents | undefined,
  allow?: AllowList,
): ContentError[] {
  const all = [
    ...warnings.map((fault) => fromFaultData({ ...fault, file })),
    ...checkUses(uses, file, components, allow),
  ];
  return all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
