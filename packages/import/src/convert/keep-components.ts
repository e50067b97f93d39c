import type { Converter } from './converter.ts';
import type { Edit } from './edits.ts';
import { findCode } from './mask.ts';
import { isReservedName, keepComponent } from './stubs.ts';
import type { Stub } from './stubs.ts';

const COMPONENT = /(^[ \t]*:{2,}|(?<=^|[\s*_[(]):)([a-z][\w-]*)(\[[^\]\n]*\])?(\{[^}\n]*\})?/gimu;
const ADDRESS = /(?<=[\s{])(?:to|href)="(\/[^"]*)"/gu;
const FIELDS = /^[^\n]*\n[ \t]*---\n([\s\S]*?)\n[ \t]*---[ \t]*(?=\n|$)/u;
const FIELD_ADDRESS = /(?<=^[ \t]*(?:to|href):[ \t]+["']?)\/[^\s"']*/gmu;
const FIELD = /^[ \t]*([a-z][\w-]*):(?=\s)/gimu;
const PROP = /(?<=[\s{]):?([a-z][\w-]*)(?==|[\s}])/giu;

/** Keeps markdown components, updates links in their properties, and adds stubs for unknown components. */
export function keepComponents(converter: Omit<Converter, 'edits'>, stubs: Map<string, Stub>): Edit[] {
  const { text, note } = converter;
  const code = findCode(text);
  return [...text.matchAll(COMPONENT)].flatMap((match) => {
    const { index } = match;
    const [whole, colons = '', name = '', , attributes = ''] = match;
    const isBlock = colons.trim().length > 1;
    if (code.some(([start, end]) => index >= start && index < end)) return [];
    // A colon before a word is often just punctuation.
    if (!isBlock && whole.length === name.length + 1) return [];
    const fieldLines = isBlock ? FIELDS.exec(text.slice(index + whole.length)) : null;
    const fields = fieldLines?.[1] ?? '';
    const fieldsStart = (fieldLines?.[0] ?? '').lastIndexOf(fields);
    if (!isReservedName(name.toLowerCase())) {
      note('incomplete', 'component/stub', `::${name} is a component that you have to write.`, index);
      const props = attributes.replaceAll(/"[^"]*"|'[^']*'/gu, '""').matchAll(PROP);
      keepComponent(
        name,
        [...props, ...fields.matchAll(FIELD)].map(([, prop = '']) => prop),
        stubs,
      );
    }
    const start = index + whole.length - attributes.length;
    const fieldEdits = [...fields.matchAll(FIELD_ADDRESS)].flatMap((match): Edit[] => {
      const [url] = match;
      const target = converter.link(url, index);
      const from = index + whole.length + fieldsStart + match.index;
      return target === url ? [] : [{ start: from, end: from + url.length, text: target }];
    });
    const attributeEdits = [...attributes.matchAll(ADDRESS)].flatMap((match): Edit[] => {
      const [attribute, url = ''] = match;
      const target = converter.link(url, index);
      const from = start + match.index + attribute.length - url.length - 1;
      return target === url ? [] : [{ start: from, end: from + url.length, text: target }];
    });
    return [...attributeEdits, ...fieldEdits];
  });
}
