import type { Input, PartialParse } from '@lezer/common';
import type { BlockParser, MarkdownConfig } from '@lezer/markdown';

/** Front matter is looked for in this many characters. */
const LONGEST = 100_000;

/** Where the front matter of a text ends, after its last line; `undefined` where it has none, or is not closed. */
export function findFrontMatter(text: Pick<Input, 'length' | 'read'>): number | undefined {
  if (!/^\uFEFF?---[ \t]*\n/u.test(text.read(0, Math.min(text.length, 80)))) return undefined;
  const start = text.read(0, Math.min(text.length, LONGEST));
  const closing = /\n---[ \t]*(?=\n|$)/u.exec(start);
  return closing ? closing.index + closing[0].length : undefined;
}

/** Where the front matter of the text of a parse ends. A parse does not show its text to the rules of blocks. */
const ends = new WeakMap<PartialParse, number>();

/** Fields between two lines of `---` at the very top. Where they are not closed, there are none. */
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

/** Has to be configured before extensions that wrap the parse. */
export const frontMatter: MarkdownConfig = {
  defineNodes: [{ name: 'FrontMatter', block: true }],
  parseBlock: [frontMatterBlock],
  wrap(parse, input) {
    const end = findFrontMatter(input);
    if (end !== undefined) ends.set(parse, end);
    return parse;
  },
};
