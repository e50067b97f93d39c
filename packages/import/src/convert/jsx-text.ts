import type { Node } from 'oxc-parser';

/** Returns the text of an element that is the value of a property, or `undefined` if it has none. */
export function jsxText(node: Node | undefined): string | undefined {
  const text = node ? wordsOf(node).replaceAll(/\s+/gu, ' ').trim() : '';
  return text === '' ? undefined : text;
}

function wordsOf(node: Node): string {
  switch (node.type) {
    case 'JSXText':
      return node.value;
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.map(wordsOf).join('');
    case 'JSXExpressionContainer':
      return node.expression.type === 'Literal' ? String(node.expression.value) : '';
    default:
      return '';
  }
}
