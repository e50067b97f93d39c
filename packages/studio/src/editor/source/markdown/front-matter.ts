import type { Input, PartialParse } from '@lezer/common';
import type { BlockParser, MarkdownConfig } from '@lezer/markdown';

/** Number of characters in which the end of the front matter is searched. */
const MAX_LENGTH = 100_000;

/** End of the front matter of a text, after its last line; `undefined` if it has none or it is not closed. */
export function findFrontMatter(text: Pick<Input, 'length' | 'read'>): number | undefined {
  if (!/^\uFEFF?---[ \t]*\n/u.test(text.read(0, Math.min(text.length, 80)))) return undefined;
  const start = text.read(0, Math.min(text.length, MAX_LENGTH));
  const closing = /\n---[ \t]*(?=\n|$)/u.exec(start);
  return closing ? closing.index + closing[0].length : undefined;
}

/** End of the front matter for each parse, since block parsers have no access to the text of the parse. */
const ends = new WeakMap<PartialParse, number>();

/** Fields between two lines with `---` at the start of the file. Unclosed fields are not front matter. */
const frontMatterBlock: BlockParser = {
  name: 'FrontMatter',
  before: 'IndentedCode',
  parse(context, line) {
    const end = context.lineStart === 0 && context.depth === 1 ? ends.get(context) : undefined;
    if (end === undefined) return false;
    const parts = [context.elt('FieldsMark', 0, line.text.trimEnd().length)];
    const textFrom = line.text.length + 1;
    while (context.lineStart + line.text.length < end) context.nextLine();
    const textTo = context.lineStart - 1;
    if (textFrom < textTo) parts.push(context.elt('FieldsText', textFrom, textTo));
    parts.push(context.elt('FieldsMark', context.lineStart, context.lineStart + 3));
    context.nextLine();
    context.addElement(context.elt('FrontMatter', 0, end, parts));
    return true;
  },
};

/** Must be configured before extensions that wrap the parse. */
export const frontMatter: MarkdownConfig = {
  defineNodes: [{ name: 'FrontMatter', block: true }],
  parseBlock: [frontMatterBlock],
  wrap(parse, input) {
    const end = findFrontMatter(input);
    if (end !== undefined) ends.set(parse, end);
    return parse;
  },
};
