import type { FieldRegion } from './field-region.ts';
import { outsideOf } from './field-region.ts';
import { isObject } from './field-edit.ts';
import type { EditOptions } from './plan-edit.ts';
import { createFormatWriter } from './read-fields.ts';
import type { FieldSource } from './read-fields.ts';
import type { CollectionNode, FieldValue } from './source-tree.ts';
import { verifyFields } from './verify-fields.ts';

const EMPTY: CollectionNode = {
  kind: 'map',
  layout: 'block',
  indent: 0,
  entries: [],
  value: {},
  range: { start: 0, end: 0 },
  after: 0,
  afterProperties: 0,
  parentIndent: -1,
  inFlow: false,
  isOfKey: false,
};

/** Adds fields to a file without fields, with front matter fences if needed; `undefined` if that fails. */
export function addFirstField(
  source: FieldSource,
  region: Exclude<FieldRegion, 'open'>,
  fields: FieldValue,
  options: EditOptions,
): string | undefined {
  const { text, format } = source;
  if (!isObject(fields)) return undefined;
  const writer = createFormatWriter(source, region, null);
  const { newline } = writer;
  const lines = Object.entries(fields).map(([key, value]) => writer.writeEntry(EMPTY, key, value, options) + newline);
  const [before, inside, body] = [
    text.slice(0, region.start),
    text.slice(region.start, region.end),
    text.slice(region.end),
  ];
  const needsFences = format === 'markdown' && !region.hasFences;
  const opening = needsFences ? `---${newline}` : '';
  // Add a blank line between the front matter and a text that does not start with one.
  const closing = needsFences ? `---${newline}${/^(?:\r?\n|$)/u.test(body) ? '' : newline}` : '';
  const comments = inside === '' || inside.endsWith('\n') ? inside : inside + newline;
  const changed = before + opening + comments + lines.join('') + closing + body;
  const start = before.length + opening.length;
  const end = changed.length - body.length - closing.length;
  return verifyFields({ ...source, text: changed }, fields, outsideOf(changed, { start, end })) ? changed : undefined;
}
