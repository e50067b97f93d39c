import type { SourceInline, SourcePart } from '@recto/content/source';
import { Fragment } from '@tiptap/pm/model';
import type { Mark, Node } from '@tiptap/pm/model';
import { schema } from './schema.ts';

/** One position in inline content, and the range of the file that it was written as. */
interface Unit {
  start: number;
  end: number;
  /** Number of the text that the position belongs to; `-1` if it is not text. */
  run: number;
  /** Index of the outermost element that contains it. */
  top: number;
  /** Whether it is text outside of any element. */
  isFree: boolean;
  /** Whether the text can be cut before it. */
  isCut: boolean;
  isCode: boolean;
}

/** Inline content of a block with its positions in the file. */
export interface InlineContent {
  content: Fragment;
  /** One entry for each position of `content`. */
  units: Unit[];
  /** Ranges of the outermost elements in the file. */
  tops: { start: number; end: number }[];
}

/** Converts inline elements of the file to document content. Positions are only mapped if `isMapped` is set. */
export function inlineContent(
  inlines: readonly SourceInline[],
  text: string,
  { isMapped = true }: { isMapped?: boolean } = {},
): InlineContent {
  const nodes: Node[] = [];
  const units: Unit[] = [];
  let run = 0;
  let top = 0;

  function addParts(parts: readonly SourcePart[], isFree: boolean, isCode: boolean): string {
    run += 1;
    for (const part of isMapped ? parts : []) {
      const isPlain = text.slice(part.start, part.end) === part.text;
      for (let at = 0; at < part.text.length; at += 1) {
        const range = isPlain ? { start: part.start + at, end: part.start + at + 1 } : part;
        units.push({ start: range.start, end: range.end, run, top, isFree, isCut: isPlain || at === 0, isCode });
      }
    }
    return parts.map((part) => part.text).join('');
  }

  function atom({ start, end }: { start: number; end: number }, isCut = true): void {
    units.push({ start, end, run: -1, top, isFree: false, isCut, isCode: false });
  }

  /** A node that contains text. */
  function textNode(
    type: 'inlineComponent' | 'rawInline',
    attrs: object | null,
    inner: () => Node[],
    around: [Range, Range],
  ): Node {
    atom(around[0]);
    const content = inner();
    atom(around[1], false);
    return schema.node(type, attrs, content);
  }

  function add(inline: SourceInline, outer: readonly Mark[], isFree: boolean): Node[] {
    if (inline.type === 'text') {
      const words = addParts(inline.parts, isFree, false);
      return words === '' ? [] : [schema.text(words, outer)];
    }
    const props = ('attributes' in inline ? inline.attributes?.props : undefined) ?? null;
    const withMarks = (node: Node): Node[] => [node.mark(outer)];
    if (inline.type === 'code') {
      const words = addParts(inline.parts, false, true);
      return words === '' ? [] : [schema.text(words, schema.mark('code', { props }).addToSet(outer))];
    }
    if (inline.type === 'image') {
      atom(inline);
      const { url, title, reference } = inline.link;
      return withMarks(schema.node('image', { src: url, alt: inline.alt, title, reference: reference ?? null, props }));
    }
    if ('children' in inline && inline.children) {
      if (inline.type === 'component') {
        const isPlain = inline.children.every((child) => isPlainInline(child));
        if (!isPlain) return withMarks(raw(inline));
        const ends: [Range, Range] = [
          { start: inline.start, end: inline.inner.start },
          { start: inline.inner.end, end: inline.end },
        ];
        const children = inline.children;
        return withMarks(
          textNode(
            'inlineComponent',
            { name: inline.name, props: props ?? {} },
            () => children.flatMap((child) => add(child, [], false)),
            ends,
          ),
        );
      }
      const mark = markOf(inline, props);
      return inline.children.flatMap((child) => add(child, mark.addToSet(outer), false));
    }
    if (inline.type === 'component') {
      atom({ start: inline.start, end: inline.start });
      atom(inline, false);
      return withMarks(schema.node('inlineComponent', { name: inline.value, props: props ?? {} }));
    }
    if (inline.type === 'html' || inline.type === 'raw') return withMarks(raw(inline));
    atom(inline);
    if (inline.type === 'hardBreak') return withMarks(schema.node('hardBreak'));
    if (inline.type === 'footnoteReference')
      return withMarks(schema.node('footnoteReference', { label: inline.value }));
    if (inline.type === 'binding') return withMarks(schema.node('binding', { source: inline.value }));
    return withMarks(schema.node('formula', { source: inline.value, display: inline.isDisplay ?? false }));
  }

  function raw(range: Range): Node {
    const words = text.slice(range.start, range.end).replaceAll('\r\n', '\n');
    const inner = (): Node[] => {
      for (let at = 0; at < words.length; at += 1) atom(range, false);
      return [schema.text(words)];
    };
    return textNode('rawInline', null, inner, [range, range]);
  }

  for (const inline of inlines) {
    nodes.push(...add(inline, [], inline.type === 'text'));
    top += 1;
  }
  return { content: Fragment.fromArray(joined(nodes)), units, tops: inlines.map(({ start, end }) => ({ start, end })) };
}

interface Range {
  start: number;
  end: number;
}

function isPlainInline(inline: SourceInline): boolean {
  if (inline.type === 'text' || inline.type === 'code') return true;
  return (
    ['strong', 'em', 'strike', 'link', 'span'].includes(inline.type) &&
    'children' in inline &&
    (inline.children ?? []).every(isPlainInline)
  );
}

function markOf(
  inline: Extract<SourceInline, { children: SourceInline[] }>,
  props: Record<string, unknown> | null,
): Mark {
  if (inline.type === 'link' && inline.link) {
    const { url, title, reference, style } = inline.link;
    return schema.mark('link', {
      href: url,
      title,
      reference: reference ?? null,
      style: style === 'reference' ? 'inline' : style,
      props,
    });
  }
  return schema.mark(inline.type, { props: inline.type === 'span' ? (props ?? {}) : props });
}

/** Joins adjacent texts with the same marks. */
function joined(nodes: readonly Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.isText && node.isText && last.sameMarkup(node)) {
      all[all.length - 1] = schema.text(`${last.text ?? ''}${node.text ?? ''}`, last.marks);
    } else all.push(node);
  }
  return all;
}
