import type { LineRange, Props, TreeElement, TreeNode } from '../document.ts';
import type { WrittenElement } from './markup-uses.ts';

/** The syntax that opened an element; it can only be closed by the same syntax. */
export type FrameKind = 'markdown' | 'html' | 'component' | 'slot' | 'footnote';

/** An open element. */
export interface Frame {
  /** Syntax that opened it. */
  kind: FrameKind;
  /** Tag of the element. */
  tag: string;
  /** Properties of the element. */
  props: Props;
  /** Children so far. */
  children: TreeNode[];
  /** Lines of each child. */
  ranges: LineRange[];
  /** Lines of the opening token. */
  range: LineRange;
  /** For HTML that may never be closed: the number of children that certainly belong to it. */
  certainChildren?: number;
  /** For a component: whether its first child is the text after its name, or that in brackets. */
  head?: 'title' | 'label';
  /** Syntax and position, if it may have to be reported. */
  written?: Omit<WrittenElement, 'node'> | undefined;
}

/** Converts a complete frame to nodes: usually one, sometimes its children or none. */
export type Finish = (frame: Frame, parent: Frame) => TreeNode[];

/** Elements whose closing tag may be omitted before another of them. */
const IMPLIED = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th']);

/** Maximum nesting depth, since later steps process the tree recursively. */
const MAX_DEPTH = 100;

/** Creates a builder for a tree from opening and closing tags, which do not have to match. */
export function createTreeBuilder(finish: Finish) {
  const root: Frame = { kind: 'markdown', tag: '', props: {}, children: [], ranges: [], range: [1, 1] };
  const stack: Frame[] = [];
  let range: LineRange = [1, 1];
  const top = (): Frame => stack.at(-1) ?? root;

  function append(nodes: readonly TreeNode[], at: LineRange = range): void {
    const { children, ranges } = top();
    for (const node of nodes) {
      const last = children.at(-1);
      // Neighbouring texts are joined.
      if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
      else {
        children.push(node);
        ranges.push(at);
      }
    }
  }

  /** Ends the innermost frame. The children that follow an unclosed HTML element are moved to its parent. */
  function pop(isClosed: boolean): void {
    const frame = stack.pop();
    if (!frame) return;
    const count = isClosed ? undefined : frame.certainChildren;
    const children = count === undefined ? frame.children : frame.children.slice(0, count);
    const last = count === undefined ? Math.max(range[1], frame.range[1]) : frame.range[1];
    append(finish({ ...frame, children }, top()), [frame.range[0], last]);
    if (count === undefined) return;
    for (const [index, child] of frame.children.slice(count).entries()) append([child], frame.ranges[count + index]);
  }

  function popTo(depth: number): void {
    while (stack.length > depth) pop(false);
  }

  return {
    root,
    top,
    append,
    popTo,
    depth: (): number => stack.length,

    /** Sets the lines of the following nodes. */
    at(lines: LineRange): void {
      range = lines;
    },

    open(kind: FrameKind, tag: string, props: Props, written?: Frame['written']): void {
      // Nesting of markdown is limited by markdown-it.
      if (kind === 'html' && stack.length >= MAX_DEPTH) return;
      const { kind: kindAbove, tag: tagAbove } = top();
      if (kind === 'html' && kindAbove === 'html' && tagAbove === tag && IMPLIED.has(tag)) pop(true);
      stack.push({ kind, tag, props, children: [], ranges: [], range, written });
    },

    /** Returns the innermost frame of this kind. */
    innermost: (kind: FrameKind): Frame | undefined => stack.findLast((frame) => frame.kind === kind),

    /** Ends the innermost frame of this kind and all open frames in it. */
    close(kind: FrameKind): void {
      const depth = stack.findLastIndex((frame) => frame.kind === kind);
      if (depth === -1) return;
      popTo(depth + 1);
      pop(true);
    },

    /** Ends an HTML element, unless another kind of frame was opened since; returns whether there was one. */
    closeHtml(tag: string): boolean {
      for (let depth = stack.length - 1; stack[depth]?.kind === 'html'; depth -= 1) {
        if (stack[depth]?.tag !== tag) continue;
        popTo(depth + 1);
        pop(true);
        return true;
      }
      return false;
    },

    /** Records the current children of the HTML elements opened since `depth`; later ones may not belong to them. */
    settle(depth: number): void {
      for (const frame of stack.slice(depth)) frame.certainChildren = frame.children.length;
    },
  };
}

/** A builder that `createTreeBuilder` returns. */
export type TreeBuilder = ReturnType<typeof createTreeBuilder>;

/** Converts a frame to an element. */
export function toElement({ tag, props, children }: Frame): TreeElement {
  return [tag, props, ...children];
}
