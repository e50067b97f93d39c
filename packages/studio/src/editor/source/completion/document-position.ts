import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

const NO_PROSE = new Set([
  'FencedCode',
  'CodeBlock',
  'InlineCode',
  'FrontMatter',
  'ComponentFields',
  'CommentBlock',
  'HTMLBlock',
  'FormulaBlock',
]);

function* around(state: EditorState, position: number): Generator<SyntaxNode> {
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1); node; node = node.parent) yield node;
}

/** Whether text at a position is parsed as markdown. */
export function isProse(state: EditorState, position: number): boolean {
  return ![...around(state, position)].some(({ name }) => NO_PROSE.has(name));
}

/** The innermost component around a position that passes a test. */
export function componentAround(
  state: EditorState,
  position: number,
  passes: (node: SyntaxNode) => boolean = () => true,
): SyntaxNode | undefined {
  return [...around(state, position)].find((node) => node.name === 'Component' && passes(node));
}

/** Whether a component has its closing line. */
export function isClosed({ lastChild }: SyntaxNode): boolean {
  return lastChild?.name === 'ComponentMark';
}

/** The name of a component. */
export function nameOfComponent(state: EditorState, component: SyntaxNode): string {
  const name = component.getChild('ComponentHead')?.getChild('ComponentName');
  return name ? state.sliceDoc(name.from, name.to) : '';
}

/** Lines of fields around a position: those up to it, with the last one cut there, and those after it. */
export interface FieldLines {
  before: string[];
  after: string[];
}

/** The front matter around a position; it need not be closed yet. */
export function frontMatterAround({ doc }: EditorState, position: number): FieldLines | undefined {
  const current = doc.lineAt(position).number;
  if (current === 1 || !/^\uFEFF?---[ \t]*$/u.test(doc.line(1).text)) return undefined;
  for (let number = 2; number <= current; number += 1) if (isFence(doc.line(number).text)) return undefined;
  return linesAround(doc, position, 2, isFence);
}

/** The fields of a component around a position, and the name of the component. */
export function componentFieldsAround(
  state: EditorState,
  position: number,
): { lines: FieldLines; component: string } | undefined {
  const fields = [...around(state, position)].find(({ name }) => name === 'ComponentFields');
  const component = fields && componentAround(state, fields.from);
  if (!fields || !component) return undefined;
  const first = state.doc.lineAt(fields.from).number;
  if (state.doc.lineAt(position).number === first) return undefined;
  const lines = linesAround(state.doc, position, first + 1, (line) => /^\s*(?:---|```|~~~|:{2,})\s*$/u.test(line));
  return isFence((lines.before.at(-1) ?? '').trim())
    ? undefined
    : { lines, component: nameOfComponent(state, component) };
}

/** The lines from `first` to the position, and those after it up to a line that ends them. */
export function linesAround(
  doc: EditorState['doc'],
  position: number,
  first: number,
  isEnd: (line: string) => boolean = () => false,
): FieldLines {
  const { number: current, from, text } = doc.lineAt(position);
  const before: string[] = [];
  for (let number = first; number < current; number += 1) before.push(doc.line(number).text);
  const after: string[] = [];
  for (let number = current + 1; number <= doc.lines; number += 1) {
    const line = doc.line(number).text;
    if (isEnd(line)) break;
    after.push(line);
  }
  return { before: [...before, text.slice(0, position - from)], after };
}

function isFence(line: string): boolean {
  return /^---[ \t]*$/u.test(line);
}
