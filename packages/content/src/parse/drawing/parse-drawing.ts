import { Parser } from 'htmlparser2';
import { GENERATED } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';

/** Elements that are removed with their content: styles come from the theme, and pages contain no scripts. */
const REMOVED_TAGS = new Set(['style', 'script', 'foreignObject']);

/** Parses MathML or SVG of a library to generated nodes. The allow-list is applied later, when they are rendered. */
export function parseDrawing(markup: string): TreeElement | undefined {
  const root: TreeNode[] = [];
  const stack: TreeElement[] = [];
  let removedDepth = 0;
  const add = (node: TreeNode): void => {
    const parent = stack.at(-1);
    if (parent) parent.push(node);
    else root.push(node);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (REMOVED_TAGS.has(name)) removedDepth += 1;
        const node: TreeElement = [`${GENERATED}${name}`, attributes];
        if (removedDepth === 0) add(node);
        stack.push(node);
      },
      onclosetag(name) {
        stack.pop();
        if (REMOVED_TAGS.has(name)) removedDepth -= 1;
      },
      ontext(text) {
        const isIndentation = text.trim() === '' && text.includes('\n');
        if (removedDepth === 0 && !isIndentation) add(text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(markup);
  return root.find((node) => typeof node !== 'string');
}
