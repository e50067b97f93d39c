import { Parser } from 'htmlparser2';
import { DRAWN } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';

/** Style sheets belong to the theme, and a page carries none of its own. */
const LEFT_OUT = new Set(['style', 'script', 'foreignObject']);

/** MathML or SVG that a library drew, as nodes that only the engine can make. What may stay is judged when rendered. */
export function readDrawing(markup: string): TreeElement | undefined {
  const root: TreeNode[] = [];
  const stack: TreeElement[] = [];
  let leftOut = 0;
  const add = (node: TreeNode): void => {
    const parent = stack.at(-1);
    if (parent) parent.push(node);
    else root.push(node);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (LEFT_OUT.has(name)) leftOut += 1;
        const node: TreeElement = [`${DRAWN}${name}`, attributes];
        if (leftOut === 0) add(node);
        stack.push(node);
      },
      onclosetag(name) {
        stack.pop();
        if (LEFT_OUT.has(name)) leftOut -= 1;
      },
      ontext(text) {
        const isLayout = text.trim() === '' && text.includes('\n');
        if (leftOut === 0 && !isLayout) add(text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(markup);
  return root.find((node) => typeof node !== 'string');
}
