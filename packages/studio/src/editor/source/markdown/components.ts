import { tags } from '@lezer/highlight';
import type { BlockContext, BlockParser, Element, Line, MarkdownConfig } from '@lezer/markdown';
import { readAttributes } from './attributes.ts';
import { isCodeLine, recordCode } from './code-lines.ts';
import { closingFence, readFieldsBlock } from './fields.ts';

const OPENING = /^(:{2,})[ \t]*([a-z$][$\w.-]*)/iu;
const CLOSING = /^(:{2,})[ \t]*$/u;
const SLOT = /^#([a-z$][$\w-]*)[ \t]*(?=\{|$)/iu;
/** Maximum nesting depth of components and other blocks. */
const MAX_DEPTH = 50;

const COLON = 58;
const HASH = 35;

/** An open component, packed into the number that the parser stores for each block. */
interface OpenComponent {
  /** Number of colons before its name. */
  colons: number;
  /** Indentation relative to the enclosing block. */
  indent: number;
  /** Number of enclosing blocks. */
  depth: number;
}

const pack = ({ colons, indent, depth }: OpenComponent): number => (depth << 12) | (indent << 8) | colons;
const unpack = (value: number): OpenComponent => ({
  colons: value & 255,
  indent: (value >> 8) & 15,
  depth: value >> 12,
});

/** Number of colons of the components of a parse, by nesting depth. Only entries of open components are used. */
const colonsOf = new WeakMap<BlockContext, Map<number, number>>();

/** Start of the line that last closed a component. */
const closedOn = new WeakMap<BlockContext, number>();

/** Whether the line closes an inner component with the same number of colons. */
function isClosedInside(context: BlockContext, { colons, depth }: OpenComponent): boolean {
  const colonsByDepth = colonsOf.get(context);
  for (let inner = depth + 1; inner < context.depth; inner += 1) {
    if (context.parentType(inner).name === 'Component' && colonsByDepth?.get(inner) === colons) return true;
  }
  return false;
}

function continueComponent(context: BlockContext, line: Line, value: number): boolean {
  const open = unpack(value);
  if (!isCodeLine(context, line) && line.next === COLON) {
    const [, closing] = CLOSING.exec(line.text.slice(line.pos)) ?? [];
    if (closing?.length === open.colons && !isClosedInside(context, open)) {
      const from = context.lineStart + line.pos;
      line.addMarker(context.elt('ComponentMark', from, from + closing.length));
      line.moveBase(line.text.length);
      closedOn.set(context, context.lineStart);
      return false;
    }
  }
  if (line.next !== -1) line.moveBaseColumn(Math.min(line.indent, line.baseIndent + open.indent));
  return true;
}

/**
 * Parses `::name[text]{attributes}` and the fields below as one node, so that incremental parsing never reuses fields
 * without their line.
 */
function openComponent(context: BlockContext, line: Line): boolean | null {
  recordCode(context, line);
  const text = line.text.slice(line.pos);
  const [whole = '', colons = '', name = ''] = line.next === COLON ? (OPENING.exec(text) ?? []) : [];
  if (name === '' || context.depth > MAX_DEPTH) return false;
  const from = context.lineStart + line.pos;
  const make = context.elt.bind(context);
  const after = from + whole.length;
  const parts = [
    make('ComponentMark', from, from + colons.length),
    make('ComponentName', after - name.length, after),
    ...readLabel(context, text, whole.length, from),
  ];
  const rest = (parts.at(-1)?.to ?? after) - from;
  const attributes = readAttributes(text, rest + (text.slice(rest).match(/^[ \t]*/u)?.[0].length ?? 0), from, make);
  if (attributes) parts.push(attributes);

  const { depth } = context;
  const open = { colons: Math.min(colons.length, 255), indent: Math.min(line.indent - line.baseIndent, 15), depth };
  const colonsByDepth = colonsOf.get(context) ?? new Map<number, number>();
  colonsOf.set(context, colonsByDepth.set(depth, open.colons));
  context.startComposite('Component', line.pos, pack(open));

  const closing = closingFence(context.peekLine());
  const end = context.lineStart + line.text.length;
  if (closing === undefined) {
    context.addElement(make('ComponentHead', from, end, parts));
    line.moveBase(line.text.length);
    return null;
  }
  const fields = readFieldsBlock(context, line, closing, () => closedOn.get(context) === context.lineStart);
  context.addElement(make('ComponentHead', from, fields.to, [...parts, fields]));
  return true;
}

/** The first paragraph, in brackets after the name. */
function readLabel(context: BlockContext, text: string, start: number, from: number): Element[] {
  const [whole = '', words = ''] = /^[ \t]*\[((?:\\.|[^\]\\])*)\]/u.exec(text.slice(start)) ?? [];
  if (whole === '') return [];
  const end = from + start + whole.length;
  const begin = end - words.length - 2;
  return [
    context.elt('ComponentMark', begin, begin + 1),
    ...context.parser.parseInline(words, begin + 1),
    context.elt('ComponentMark', end - 1, end),
  ];
}

const componentBlock: BlockParser = {
  name: 'Component',
  before: 'FencedCode',
  parse: openComponent,
  endLeaf: (_, line) => line.next === COLON && OPENING.test(line.text.slice(line.pos)),
};

function isInComponent(context: BlockContext): boolean {
  for (let depth = context.depth - 1; depth > 0; depth -= 1) {
    if (context.parentType(depth).name === 'Component') return true;
  }
  return false;
}

/** A slot ends at the next slot, and at every line that starts with two colons. */
function continueSlot(context: BlockContext, line: Line): boolean {
  if (isCodeLine(context, line)) return true;
  return !(line.next === HASH && SLOT.test(line.text.slice(line.pos))) && !line.text.startsWith('::', line.pos);
}

const slotBlock: BlockParser = {
  name: 'ComponentSlot',
  before: 'FencedCode',
  parse(context, line) {
    if (line.next !== HASH || !isInComponent(context)) return false;
    const text = line.text.slice(line.pos);
    const [whole = '', name = ''] = SLOT.exec(text) ?? [];
    if (name === '') return false;
    const from = context.lineStart + line.pos;
    context.startComposite('ComponentSlot', line.pos);
    context.addElement(context.elt('ComponentMark', from, from + 1));
    context.addElement(context.elt('SlotName', from + 1, from + 1 + name.length));
    const attributes = readAttributes(text, whole.length, from, context.elt.bind(context));
    if (attributes) context.addElement(attributes);
    line.moveBase(line.text.length);
    return null;
  },
  endLeaf: (context, line) =>
    context.parentType().name === 'ComponentSlot' && line.next === HASH && SLOT.test(line.text.slice(line.pos)),
};

/** Components: `::name{…}` to `::`, with YAML fields at the top and slots inside. */
export const components: MarkdownConfig = {
  defineNodes: [
    { name: 'Component', block: true, composite: continueComponent },
    { name: 'ComponentHead', block: true },
    { name: 'ComponentMark', style: tags.processingInstruction },
    { name: 'ComponentName', style: tags.tagName },
    { name: 'ComponentSlot', block: true, composite: continueSlot },
    { name: 'SlotName', style: tags.labelName },
    { name: 'ComponentFields', block: true },
    { name: 'Attributes' },
    { name: 'AttributesMark', style: tags.bracket },
    { name: 'AttributeName', style: tags.attributeName },
    { name: 'AttributeValue', style: tags.attributeValue },
    { name: 'AttributeClass', style: tags.attributeName },
    { name: 'AttributeId', style: tags.attributeName },
  ],
  parseBlock: [componentBlock, slotBlock],
};
