import type { Converter } from './converter.ts';
import type { Edit } from './edits.ts';
import { endOf, startOf } from './parse-text.ts';
import type { Node } from './parse-text.ts';

const ADDRESS = /(\s(href|src|poster)=)(?:"([^"]*)"|'([^']*)')/gu;
const CODE = /<(script|style)\b[\s\S]*?<\/\1>/giu;

/** HTML in markdown: addresses lead to the new places, and code is left out. */
export function convertHtml(node: Extract<Node, { type: 'html' }>, converter: Converter): Edit[] {
  const [start, end] = [startOf(node), endOf(node)];
  const written = converter.text.slice(start, end);
  const text = written
    .replaceAll(CODE, (_, tag: string) => {
      converter.note('dropped', `element/${tag.toLowerCase()}`, `<${tag}> is not part of a text.`, start);
      return '';
    })
    .replaceAll(ADDRESS, (whole, before: string, key: string, double?: string, single?: string) => {
      const address = double ?? single ?? '';
      const converted = key === 'href' ? converter.link(address, start) : converter.image(address, start);
      return converted === address ? whole : `${before}"${converted}"`;
    });
  return text === written ? [] : [{ start, end, text }];
}
