import type { LineRange, Props, TreeElement, TreeNode } from '../document.ts';
import type { WrittenElement } from './markup-uses.ts';

/** Who opened an element: only the same kind of author closes it. */
export type FrameKind = 'markdown' | 'html' | 'component' | 'slot' | 'footnote';

export interface Frame {
  kind: FrameKind;
  tag: string;
  props: Props;
  children: TreeNode[];
  /** Where each child was written. */
  ranges: LineRange[];
  range: LineRange;
  /** For HTML that may never be closed: how many children are surely its own. */
  own?: number;
  /** For a component: its first child is the words behind its name, or those in brackets. */
  head?: 'title' | 'label';
  /** Where and how it was written, if it may have to be reported. */
  written?: Omit<WrittenElement, 'node'> | undefined;
}

/** What becomes of a frame once it is whole: as a rule one node, sometimes its children, sometimes nothing. */
export type Finish = (frame: Frame, parent: Frame) => TreeNode[];

/** Elements whose end may be left out before another of them. */
const IMPLIED = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th']);

/** Deepest nesting; what authors mean ends long before, and what follows walks the tree by recursion. */
const DEEPEST = 100;

/** Grows a tree from opening and closing tags that need not match. */
export function createTreeBuilder(finish: Finish) {
  const root: Frame = { kind: 'markdown', tag: '', props: {}, children: [], ranges: [], range: [1, 1] };
  const stack: Frame[] = [];
  let range: LineRange = [1, 1];
  const top = (): Frame => stack.at(-1) ?? root;

  function append(nodes: readonly TreeNode[], at: LineRange = range): void {
    const { children, ranges } = top();
    for (const node of nodes) {
      const last = children.at(-1);
      // Pieces of one sentence are one text.
      if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
      else {
        children.push(node);
        ranges.push(at);
      }
    }
  }

  /** Ends the innermost frame. HTML that nobody closed gives back what only happened to follow it. */
  function pop(isClosed: boolean): void {
    const frame = stack.pop();
    if (!frame) return;
    const own = isClosed ? undefined : frame.own;
    const kept = own === undefined ? frame.children : frame.children.slice(0, own);
    const last = own === undefined ? Math.max(range[1], frame.range[1]) : frame.range[1];
    append(finish({ ...frame, children: kept }, top()), [frame.range[0], last]);
    if (own === undefined) return;
    for (const [place, child] of frame.children.slice(own).entries()) append([child], frame.ranges[own + place]);
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

    /** Lines that what follows is written on. */
    at(lines: LineRange): void {
      range = lines;
    },

    open(kind: FrameKind, tag: string, props: Props, written?: Frame['written']): void {
      // Markdown has a limit of its own.
      if (kind === 'html' && stack.length >= DEEPEST) return;
      const { kind: kindAbove, tag: tagAbove } = top();
      if (kind === 'html' && kindAbove === 'html' && tagAbove === tag && IMPLIED.has(tag)) pop(true);
      stack.push({ kind, tag, props, children: [], ranges: [], range, written });
    },

    /** The innermost frame of this kind. */
    innermost: (kind: FrameKind): Frame | undefined => stack.findLast((frame) => frame.kind === kind),

    /** Ends the innermost frame of this kind, and all that was left open in it. */
    close(kind: FrameKind): void {
      const depth = stack.findLastIndex((frame) => frame.kind === kind);
      if (depth === -1) return;
      popTo(depth + 1);
      pop(true);
    },

    /** Ends an HTML element, unless something other than HTML was opened since. Says whether there was one. */
    closeHtml(tag: string): boolean {
      for (let depth = stack.length - 1; stack[depth]?.kind === 'html'; depth -= 1) {
        if (stack[depth]?.tag !== tag) continue;
        popTo(depth + 1);
        pop(true);
        return true;
      }
      return false;
    },

    /** The HTML elements opened since `depth` are whole so far: what follows may be theirs, or not. */
    settle(depth: number): void {
      for (const frame of stack.slice(depth)) frame.own = frame.children.length;
    },
  };
}

export type TreeBuilder = ReturnType<typeof createTreeBuilder>;

export function toElement({ tag, props, children }: Frame): TreeElement {
  return [tag, props, ...children];
}
