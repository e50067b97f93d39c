import { createMarkdownParser, ruleNamed } from '../parse/syntax/parse-tokens.ts';
import type { MarkdownPlugin } from '../parse/syntax/plugins.ts';
import type {
  BlockPosition,
  BlockRule,
  BlockState,
  CoreState,
  InlinePart,
  InlineRule,
  InlineState,
  MarkdownParser,
  Token,
} from '../parse/syntax/tokens.ts';

/** Creates the markdown parser of the site and extends it to record the position of each token. */
export function createSourceParser(plugins: readonly MarkdownPlugin[] = []): MarkdownParser {
  const md = createMarkdownParser(plugins);
  wrapRules(md.block.ruler, recordBlock);
  wrapRules(md.inline.ruler, recordInline);
  md.inline.State = stateWithPositions(md.inline.State);
  md.inline.ruler2.at('fragments_join', ({ tokens, env }) => {
    joinTexts(tokens, env.positions?.inlines ?? new Map<Token, InlinePart[]>());
  });
  const linkify = ruleNamed('linkify', md.core.ruler);
  md.core.ruler.at('linkify', (state) => {
    recordLinkRanges(state, linkify);
  });
  md.core.ruler.at('text_join', joinAllTexts);
  return md;
}

/** Wraps the rules of the main chain; rules of other chains only check whether a block ends and create no tokens. */
function wrapRules<Rule>(ruler: { getRules(chain: string): Rule[] }, wrap: (rule: Rule) => Rule): void {
  const getRules = ruler.getRules.bind(ruler);
  const wrapped = getRules('').map(wrap);
  ruler.getRules = (chain) => (chain === '' ? wrapped : getRules(chain));
}

function recordBlock(rule: BlockRule): BlockRule {
  return (state, startLine, endLine, silent) => {
    const before = state.tokens.length;
    const isDone = rule(state, startLine, endLine, silent);
    const { positions, comarkBlockTokens: [component] = [] } = state.env;
    if (!isDone || silent || !positions) return isDone;
    const added = state.tokens.slice(before);
    if (added.length === 0 && component) positions.fields.set(component, [startLine, state.line]);
    const newTokens = added.filter((token) => !positions.blocks.has(token));
    if (newTokens.length === 0) return isDone;
    const position = blockPosition(state, startLine);
    for (const token of newTokens) positions.blocks.set(token, position);
    return isDone;
  };
}

function blockPosition(state: BlockState, firstLine: number): BlockPosition {
  const lines = [];
  for (let line = firstLine; line < state.line; line += 1) {
    const begin = state.bMarks[line] ?? 0;
    const text = begin + (state.tShift[line] ?? 0);
    lines.push({ begin, text, end: state.eMarks[line] ?? 0, columns: state.bsCount[line] ?? 0 });
  }
  return { firstLine, lines, indent: state.blkIndent, column: state.sCount[firstLine] ?? 0 };
}

/** Start of the pending text that is not a token yet. */
const pendingStarts = new WeakMap<InlineState, number>();

function stateWithPositions(State: MarkdownParser['inline']['State']): MarkdownParser['inline']['State'] {
  return class extends State {
    override pushPending(): Token {
      const token = super.pushPending();
      const start = pendingStarts.get(this) ?? 0;
      const part = { text: token.content, start, end: start + token.content.length };
      this.env.positions?.inlines.set(token, [part]);
      pendingStarts.set(this, part.end);
      return token;
    }
  };
}

function recordInline(rule: InlineRule): InlineRule {
  return (state, silent) => {
    const inlines = state.env.positions?.inlines;
    if (silent || !inlines) return rule(state, silent);
    if (state.pending === '') pendingStarts.set(state, state.pos);
    const start = state.pos;
    const before = state.tokens.length;
    if (!rule(state, silent)) return false;
    const newTokens = state.tokens.slice(before).filter((token) => !inlines.has(token));
    if (newTokens.length > 0) recordInlineRanges(newTokens, { state, inlines, start });
    return true;
  };
}

interface InlineContext {
  state: InlineState;
  inlines: Map<Token, InlinePart[]>;
  start: number;
}

/**
 * Records the ranges of new tokens: delimiters follow each other; an element opens at the start and closes at the end.
 */
function recordInlineRanges(tokens: readonly Token[], { state, inlines, start }: InlineContext): void {
  const end = state.pos;
  const set = (token: Token, from: number, to: number): void => {
    inlines.set(token, [{ text: token.content, start: from, end: to }]);
  };
  const [first, second] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return;
  if (tokens.length === 1) set(first, start, end);
  else if (first.type === 'text') {
    let at = start;
    for (const token of tokens) {
      set(token, at, at + token.content.length);
      at += token.content.length;
    }
  } else if (first.markup === 'autolink' || first.markup === 'linkify') {
    const delimiterLength = first.markup === 'autolink' ? 1 : 0;
    // The scheme of a bare URL was already read as pending text.
    const from = delimiterLength === 1 ? start : (pendingStarts.get(state) ?? start);
    set(first, from, from + delimiterLength);
    if (second) set(second, from + delimiterLength, end - delimiterLength);
    set(last, end - delimiterLength, end);
  } else {
    const inner = start + (first.type === 'mdc_inline_component' ? first.tag.length + 2 : 1);
    const between = state.tokens.slice(state.tokens.indexOf(first) + 1, -1);
    const ends = between.flatMap((token) => inlines.get(token) ?? []).map((part) => part.end);
    set(first, start, inner);
    set(last, Math.max(inner, ...ends), end);
  }
}

/** Joins neighbouring text tokens and their parts. */
function joinTexts(tokens: Token[], inlines: Map<Token, InlinePart[]>): void {
  let level = 0;
  let count = 0;
  // One of the two marker tokens of bold text is empty.
  for (const token of tokens) {
    const [inlinePart] = inlines.get(token) ?? [];
    if (inlinePart && token.type === 'text' && token.content === '') inlinePart.text = '';
  }
  for (const [index, token] of tokens.entries()) {
    if (token.nesting < 0) level -= 1;
    token.level = level;
    if (token.nesting > 0) level += 1;
    const next = tokens[index + 1];
    if (token.type === 'text' && next?.type === 'text') {
      next.content = token.content + next.content;
      inlines.set(next, [...(inlines.get(token) ?? []), ...(inlines.get(next) ?? [])]);
    } else {
      tokens[count] = token;
      count += 1;
    }
  }
  tokens.length = count;
}

function joinAllTexts({ tokens, env }: CoreState): void {
  for (const { type, children } of tokens) {
    if (type !== 'inline' || !children) continue;
    for (const child of children) if (child.type === 'text_special') child.type = 'text';
    joinTexts(children, env.positions?.inlines ?? new Map<Token, InlinePart[]>());
  }
}

/** Runs linkify, which splits texts at URLs without a scheme (`www.`), and records the ranges of the new tokens. */
function recordLinkRanges(state: CoreState, linkify: (state: CoreState) => void): void {
  const before = new Map(state.tokens.map((token) => [token, [...(token.children ?? [])]]));
  linkify(state);
  const inlines = state.env.positions?.inlines;
  for (const [token, old] of before) {
    const children = token.children ?? [];
    const oldChildren = new Set(old);
    if (!inlines || children.every((child) => oldChildren.has(child))) continue;
    const replaced = old.filter((child) => !children.includes(child));
    let source: Token | undefined;
    let at = 0;
    for (const child of children) {
      if (oldChildren.has(child)) {
        source = undefined;
        continue;
      }
      if (!source) {
        source = replaced.shift();
        at = 0;
      }
      const length = child.content.length;
      inlines.set(child, slice(inlines.get(source ?? child) ?? [], at, at + length));
      at += length;
    }
  }
}

/** Returns the parts of a range of characters. */
function slice(parts: readonly InlinePart[], from: number, to: number): InlinePart[] {
  const sliced: InlinePart[] = [];
  let at = 0;
  for (const part of parts) {
    const [first, last] = [Math.max(from, at) - at, Math.min(to, at + part.text.length) - at];
    if (first < last || (from === to && first === last)) {
      sliced.push({ text: part.text.slice(first, last), start: part.start + first, end: part.start + last });
    }
    at += part.text.length;
  }
  return sliced;
}
