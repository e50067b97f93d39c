import { kebabCase } from 'comark/utils';
import { readComponentHead } from './component-head.ts';
import type { ComponentHead } from './component-head.ts';
import { pairsOf } from './parse-attributes.ts';
import { lineText } from './tokens.ts';
import type { BlockRule, BlockState, Token } from './tokens.ts';

const COLONS = /^(:{2,})[ \t]*(.?)/u;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})(.*)$/u;
/** Indentation of a nested component, in columns. */
const INDENT = 2;

/** Parses `::name` … `::`. Replaces comark's rule, which removes the text after the name. */
export const blockComponent: BlockRule = (state, startLine, endLine, silent) => {
  const line = lineText(state, startLine);
  if (!line.startsWith('::')) return false;
  const head = readComponentHead(line);
  if (!head) return false;
  // With text after the name it is a component only if it is closed: `::before is a selector` is text.
  if (head.title && !mayBeClosed(state, startLine)) return false;
  if (silent && !head.title) return true;
  const { end, bounds } = findEnd(state, startLine, endLine, head.count);
  const isClosed = end < endLine && isClosing(state, end, head.count);
  if (head.title && !isClosed) return false;
  if (silent) return true;
  const first = state.tokens.length;
  const open = openComponent(state, head, line, [startLine, end]);
  tokenizeContent(state, open, bounds);
  const close = state.push('mdc_block_close', open.tag, -1);
  Object.assign(close, { map: [startLine, end], markup: isClosed ? lineText(state, end) : '', block: true });
  hideParagraph(state.tokens.slice(first + 1, -1), open.level + 1);
  state.line = end + (isClosed ? 1 : 0);
  return true;
};

/** Opening lines of components that have a closing line, searched once for the whole text. */
const openings = new WeakMap<Token[], Set<number>>();
/** Matches the prefix of containers, such as quotations and lists, before the text of a line. */
const PREFIX = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/u;

function mayBeClosed({ tokens, src }: BlockState, startLine: number): boolean {
  const closedLines = openings.get(tokens) ?? closedOpenings(src);
  openings.set(tokens, closedLines);
  return closedLines.has(startLine);
}

function closedOpenings(text: string): Set<number> {
  const open = new Map<number, number[]>();
  const closed = new Set<number>();
  const isInFence = createFenceReader();
  for (const [line, whole] of text.split('\n').entries()) {
    const words = whole.replace(PREFIX, '');
    const [, colons, next] = isInFence(words) ? [] : (COLONS.exec(words) ?? []);
    if (colons === undefined) continue;
    const lines = open.get(colons.length) ?? [];
    open.set(colons.length, lines);
    const opening = next === '' ? lines.pop() : undefined;
    if (next !== '') lines.push(line);
    else if (opening !== undefined) closed.add(opening);
  }
  return closed;
}

/** Creates a function that returns for each line in turn whether it is part of a code block. */
function createFenceReader(): (text: string) => boolean {
  let fence = '';
  return (text) => {
    const [, marker = '', rest = ''] = FENCE.exec(text) ?? [];
    const isInside = fence !== '' || marker !== '';
    if (fence === '') fence = marker;
    else if (marker.startsWith(fence) && rest.trim() === '') fence = '';
    return isInside;
  };
}

function isClosing(state: BlockState, line: number, count: number): boolean {
  return lineText(state, line).trimEnd() === ':'.repeat(count);
}

/**
 * Returns the line that closes or follows the component, and the lines between which its content is tokenised: the
 * first line of each part, then the end.
 */
function findEnd(
  state: BlockState,
  startLine: number,
  endLine: number,
  count: number,
): { end: number; bounds: number[] } {
  const indent = state.sCount[startLine] ?? 0;
  const bounds = [startLine + 1];
  const isInFence = createFenceReader();
  let depth = 0;
  let depthOfChild = 0;
  let line = startLine + 1;
  for (; line < endLine; line += 1) {
    const text = lineText(state, line);
    if (text !== '' && (state.sCount[line] ?? 0) < state.blkIndent) break;
    if (isInFence(text)) continue;
    const [, colons = '', next = ''] = COLONS.exec(text) ?? [];
    if (colons.length === count) {
      if (next === '' && depth === 0) break;
      depth += next === '' ? -1 : 1;
    } else if (colons.length === count + 1 && depth === 0) {
      const isIndented = state.sCount[line] === indent + INDENT && lineText(state, line - 1).trim() === '';
      // An indented nested component follows a list above it and is not part of its last item.
      if (next !== '' && depthOfChild === 0 && isIndented) bounds.push(line);
      depthOfChild = Math.max(0, depthOfChild + (next === '' ? -1 : 1));
    }
  }
  return { end: line, bounds: [...bounds, line] };
}

function openComponent(state: BlockState, head: ComponentHead, line: string, map: [number, number]): Token {
  const open = state.push('mdc_block_open', kebabCase(head.name), 1);
  Object.assign(open, { markup: ':'.repeat(head.count), block: true, info: head.name, map });
  open.attrs = head.attributes ? pairsOf(head.attributes) : null;
  const pushText = (type: string, tag: string, { start, end }: { start: number; end: number }): void => {
    const opening = state.push(`${type}_open`, tag, 1);
    opening.map = [map[0], map[0] + 1];
    Object.assign(state.push('inline', '', 0), { content: line.slice(start, end), children: [], map: opening.map });
    state.push(`${type}_close`, tag, -1);
  };
  if (head.title) pushText('component_title', '', head.title);
  if (head.label) pushText('component_label', 'p', head.label);
  return open;
}

/** Tokenises each part separately, so that no list or paragraph continues in the next one. */
function tokenizeContent(state: BlockState, open: Token, bounds: readonly number[]): void {
  const { parentType, lineMax, blkIndent, env } = state;
  const components = (env.comarkBlockTokens ??= []);
  state.parentType = 'comark_block';
  state.blkIndent = minIndent(state, open.map ?? [0, 0]);
  components.unshift(open);
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] ?? from;
    state.lineMax = to;
    if (from < to) state.md.block.tokenize(state, from, to);
  }
  components.shift();
  Object.assign(state, { parentType, lineMax, blkIndent });
}

/** Returns the smallest indentation; content may be indented less than the opening line of its component. */
function minIndent({ sCount, bMarks, tShift, eMarks }: BlockState, [first, end]: [number, number]): number {
  let min = sCount[first] ?? 0;
  for (let line = first + 1; line < end; line += 1) {
    const isBlank = (bMarks[line] ?? 0) + (tShift[line] ?? 0) >= (eMarks[line] ?? 0);
    if (!isBlank) min = Math.min(min, sCount[line] ?? 0);
  }
  return min;
}

/** Marks the paragraph as hidden, which leaves out its `<p>`, if it is the only block of a component. */
function hideParagraph(inner: readonly Token[], level: number): void {
  const blockTokens = inner.filter((token) => token.level === level && !token.type.startsWith('component_title'));
  if (blockTokens.length <= 2) for (const token of blockTokens) if (token.tag === 'p') token.hidden = true;
}
