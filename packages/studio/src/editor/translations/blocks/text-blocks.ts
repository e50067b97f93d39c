import type { SourceBlock, SourceInline } from '@recto/content/source';
import { readSiteSource } from '../../markdown/read-site-source.ts';
import { fileFormatOf } from '../../panel/file-format-of.ts';

/** A top-level block of a text, as whole lines. */
export interface TextBlock {
  /** Only blocks of the same kind are compared, for example `heading 2` or `component card`. */
  kind: string;
  start: number;
  end: number;
  source: string;
  /** False for code, rules and components without text, which are the same in every language. */
  hasWords: boolean;
}

/** Returns the blocks of a markdown file. A text that cannot be parsed or is neither markdown nor data is one block. */
export function readTextBlocks(path: string, text: string): TextBlock[] {
  const format = fileFormatOf(path);
  if (format === 'yaml' || format === 'json') return [];
  if (format !== 'markdown') return wholeBlock(text, 0);
  try {
    return toLines(text, readSiteSource(text, path).blocks);
  } catch {
    return wholeBlock(text, startOfBody(text));
  }
}

/** Offset of the text after the front matter. */
export function startOfBody(text: string): number {
  return /^\uFEFF?(?:---[ \t]*\r?\n[\s\S]*?^---[ \t]*(?:\r?\n|$))?/mu.exec(text)?.[0].length ?? 0;
}

function wholeBlock(text: string, from: number): TextBlock[] {
  const end = text.trimEnd().length;
  const start = from + (/\S/u.exec(text.slice(from))?.index ?? 0);
  return start < end ? [{ kind: 'text', start, end, source: text.slice(start, end), hasWords: true }] : [];
}

function toLines(text: string, blocks: readonly SourceBlock[]): TextBlock[] {
  const textBlocks: TextBlock[] = [];
  for (const block of [...blocks].sort((one, other) => one.start - other.start)) {
    const line = text.lastIndexOf('\n', block.start - 1) + 1;
    const start = text.slice(line, block.start).trim() === '' ? line : block.start;
    const next = text.indexOf('\n', block.end);
    const end = next === -1 ? text.length : next - Number(text[next - 1] === '\r');
    if (start >= (textBlocks.at(-1)?.end ?? 0)) {
      textBlocks.push({
        kind: kindOf(block),
        start,
        end: Math.max(end, block.end),
        source: text.slice(start, Math.max(end, block.end)),
        hasWords: hasWords(block),
      });
    }
  }
  return textBlocks;
}

function kindOf(block: SourceBlock): string {
  if (block.type === 'heading') return `heading ${block.level}`;
  if (block.type === 'component') return `component ${block.name}`;
  if (block.type === 'list') return block.isOrdered ? 'ordered list' : 'list';
  return block.type;
}

function hasWords(block: SourceBlock): boolean {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.inlines.some(inlineHasWords);
    case 'list':
      return block.items.some(({ children }) => children.some(hasWords));
    case 'table':
      return block.rows.some(({ cells }) => cells.some(({ inlines }) => inlines.some(inlineHasWords)));
    case 'component':
      return (
        propsHaveWords(block.attributes?.props) ||
        propsHaveWords(block.fields?.data) ||
        block.slots.some(({ children }) => children.some(hasWords))
      );
    case 'quote':
    case 'footnote':
      return block.children.some(hasWords);
    case 'raw':
    case 'html':
      return true;
    default:
      return false;
  }
}

function inlineHasWords(inline: SourceInline): boolean {
  if (inline.type === 'text') return inline.parts.some(({ text }) => /\p{L}/u.test(text));
  if (inline.type === 'image') return inline.alt !== '';
  return (
    (inline.type !== 'code' && (inline.children?.some(inlineHasWords) ?? false)) ||
    propsHaveWords(inline.attributes?.props)
  );
}

const NAMED = /^(?:title|label|description|caption|alt|text)$/u;

/** Whether a property contains readable text: its name indicates it, or it has more than one word. */
function propsHaveWords(props: Readonly<Record<string, unknown>> = {}): boolean {
  return Object.entries(props).some(([name, value]) => isText(name, value));
}

function isText(name: string, value: unknown): boolean {
  if (typeof value === 'string') return /\p{L}/u.test(value) && (NAMED.test(name) || /\p{L}\s+\p{L}/u.test(value));
  return typeof value === 'object' && value !== null && Object.entries(value).some(([key, one]) => isText(key, one));
}
