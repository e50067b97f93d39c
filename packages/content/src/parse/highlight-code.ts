import { childrenOf, isElement, textOf } from './document.ts';
import type { TreeElement, TreeNode } from './document.ts';
import type { Highlight } from './markdown.ts';
import type { InlineCode } from './tree/tree.ts';
import type { CodeBlock } from './tree/code-block.ts';
import { mergeProps } from './tree/props.ts';
import { addTypes } from './types/type-hovers.ts';

/** Highlights a code block and marks its lines, in place. The text of the block does not change. */
export async function highlightCode(
  block: CodeBlock,
  highlight: Highlight | undefined,
  nextId: () => string,
): Promise<void> {
  const { pre, code, language, marks, hovers = [] } = block;
  const spans = language === '' ? undefined : await highlight?.(code, language);
  if (!spans && marks.size === 0 && hovers.length === 0) return;
  const untyped = spans ?? plainLines(code);
  const typed = hovers.length === 0 ? untyped : addTypes(untyped, hovers, nextId);
  const lines = typed.map((line, index) => markLine(line, marks.get(index + 1)));
  const [, props] = pre[2] as TreeElement;
  pre[2] = ['code', props, ...lines];
  // The style sheet dims the lines that are not in focus, for which the block needs a class.
  if ([...marks.values()].some((classes) => classes.includes('focus'))) pre[1]['class'] = 'has-focus';
}

/**
 * Languages that only inline code can have, with the language that highlights them: `ts-type` is a single type, and is
 * highlighted as `ts`.
 */
const INLINE_LANGUAGES: Record<string, string> = { 'ts-type': 'ts' };

/** Highlights inline code, in place. */
export async function highlightInlineCode(
  { node, language }: InlineCode,
  highlight: Highlight | undefined,
): Promise<void> {
  const name = Object.hasOwn(INLINE_LANGUAGES, language) ? (INLINE_LANGUAGES[language] ?? language) : language;
  mergeProps(node[1], { class: `language-${name}` });
  const lines = await highlight?.(textOf(node), name);
  if (!lines) return;
  const parts = lines.flatMap((line) => (isElement(line) ? childrenOf(line) : [line]));
  if (parts.at(-1) === '\n') parts.pop();
  node.splice(2, node.length - 2, ...parts);
}

function plainLines(code: string): TreeNode[] {
  return code.split('\n').map((line) => ['span', { class: 'line' }, line, '\n']);
}

function markLine(line: TreeNode, marks: readonly string[] | undefined): TreeNode {
  if (!marks || !isElement(line)) return line;
  const [tag, props, ...children] = line;
  return [tag, { ...props, class: ['line', ...marks].join(' ') }, ...children];
}
