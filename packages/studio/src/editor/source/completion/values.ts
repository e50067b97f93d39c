import type { Completion } from '@codemirror/autocomplete';
import { listedValuesOf } from './field-schema.ts';
import type { FieldSchema } from './field-schema.ts';
import { isLinkName, isMediaName } from '../../links/property-names.ts';
import { rankMatches } from './suggestion.ts';
import type { SuggestOptions } from './suggestion.ts';

/** A value that is being written. */
export interface ValueContext {
  /** Name of the field or property. */
  name: string;
  schema: FieldSchema;
  root: FieldSchema;
  textBeforeCursor: string;
  /** Name of the component that it belongs to. */
  component?: string;
}

/** Suggests values of a field: those in its schema, or icons, pages or media, depending on its name. */
export async function suggestValues(context: ValueContext, { completions }: SuggestOptions): Promise<Completion[]> {
  const { name, schema, root, textBeforeCursor, component } = context;
  const values = listedValuesOf(schema, root).map(String);
  if (values.length > 0)
    return rankMatches(values, textBeforeCursor, (value) => [value]).map((label) => ({ label, type: 'enum' }));
  if (schema.format === 'icon' || name === 'icon' || (component === 'icon' && name === 'name')) {
    return ((await completions.icons?.(textBeforeCursor)) ?? []).map((label) => ({ label }));
  }
  if (isLinkName(name)) {
    const pages = rankMatches((await completions.pages?.()) ?? [], textBeforeCursor, ({ route, title }) => [
      route,
      title,
    ]);
    return pages.map(({ route, title }) => ({ label: route, detail: title }));
  }
  if (isMediaName(name)) {
    const media = rankMatches((await completions.media?.()) ?? [], textBeforeCursor, ({ url }) => [url]);
    return media.map(({ url, detail }) => ({ label: url, ...(detail !== undefined && { detail }) }));
  }
  return [];
}
