import { TreeFragment } from '@lezer/common';
import type { Input, SyntaxNode } from '@lezer/common';
import { findFrontMatter } from './front-matter.ts';

/**
 * Parts of the previous tree that a parse may reuse. The parser reuses every block before an edit, but an unclosed
 * block may continue after it, and the start of the file may have become front matter.
 */
export function reusableFragments(input: Input, fragments: readonly TreeFragment[]): readonly TreeFragment[] {
  const hadFrontMatter = fragments[0]?.tree.topNode.firstChild?.name === 'FrontMatter';
  if (!hadFrontMatter && fragments.length > 0 && findFrontMatter(input) !== undefined) return [];
  return fragments.flatMap((fragment) => {
    const { from, to, tree, offset, openStart } = fragment;
    const open = lastOpenBlock(tree.topNode, to + offset);
    if (!fragment.openEnd || !open) return [fragment];
    const end = open.from - offset;
    return end > from ? [new TreeFragment(from, end, tree, offset, openStart, true)] : [];
  });
}

/** The last block before a position, if it only ended because of the text after that position. */
function lastOpenBlock(top: SyntaxNode, position: number): SyntaxNode | undefined {
  for (let child = top.childBefore(position); child; child = child.childBefore(position)) {
    if (child.to < position && canContinue(child)) return child;
  }
  return undefined;
}

function canContinue({ name, lastChild }: SyntaxNode): boolean {
  if (name === 'Component') return lastChild?.name !== 'ComponentMark';
  return name === 'ComponentSlot' || name === 'FootnoteDefinition';
}
