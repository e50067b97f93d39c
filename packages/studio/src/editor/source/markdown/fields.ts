import { parseMixed } from '@lezer/common';
import type { Parser } from '@lezer/common';
import { tags } from '@lezer/highlight';
import type { BlockContext, Element, Line, MarkdownConfig } from '@lezer/markdown';

const FENCES: Readonly<Record<string, string>> = {
  '---': '---',
  '```yaml [props]': '```',
  '~~~yaml [props]': '~~~',
  '```yml [props]': '```',
  '~~~yml [props]': '~~~',
};

/** Returns the closing line of the field block that this line opens, such as `---`; `undefined` if it opens none. */
export function closingFence(line: string): string | undefined {
  const text = line.trim();
  return Object.hasOwn(FENCES, text) ? FENCES[text] : undefined;
}

/**
 * Parses a field block. The parser must be on the line before the opening line. A block without a closing line ends
 * when `isEnd` returns true, so that it is highlighted as fields while it is being written.
 */
export function readFieldsBlock(context: BlockContext, line: Line, closing: string, isEnd: () => boolean): Element {
  context.nextLine();
  const from = context.lineStart + line.pos;
  const parts = [context.elt('FieldsMark', from, context.lineStart + line.text.trimEnd().length)];
  let text: { from: number; to: number } | undefined;
  while (context.nextLine() && !isEnd()) {
    if (line.text.trim() === closing) {
      const start = context.lineStart + line.pos;
      if (text && text.from < text.to) parts.push(context.elt('FieldsText', text.from, text.to));
      parts.push(context.elt('FieldsMark', start, start + closing.length));
      context.nextLine();
      return context.elt('ComponentFields', from, start + closing.length, parts);
    }
    text = { from: text?.from ?? context.lineStart, to: context.lineStart + line.text.length };
  }
  if (text && text.from < text.to) parts.push(context.elt('FieldsText', text.from, text.to));
  return context.elt('ComponentFields', from, text?.to ?? parts[0]?.to ?? from, parts);
}

/** Parses front matter and the fields of components as YAML. */
export function nestFields(yaml: Parser): MarkdownConfig {
  return {
    defineNodes: [{ name: 'FieldsMark', style: tags.meta }, { name: 'FieldsText' }],
    wrap: parseMixed((node) => (node.name === 'FieldsText' ? { parser: yaml } : null)),
  };
}
