import type { Node } from '@tiptap/pm/model';

/** A character of a document, and the caret position after it. */
interface Character {
  character: string;
  position: number;
}

/** Represents the start of a block with text. */
const BLOCK = '\n';
/** Represents everything else that is not text. */
const OBJECT = '\uFFFC';

/**
 * Caret position after a change from outside: the caret stays where it is in the text if the change is after it, and
 * moves along if the change is before it. A caret inside of the changed text is placed before it.
 */
export function caretAfterChange(before: Node, after: Node, position: number): number {
  const [ones, others] = [charactersOf(before), charactersOf(after)];
  const shorter = Math.min(ones.length, others.length);
  const isEqual = (one: number, other: number): boolean => ones[one]?.character === others[other]?.character;
  let start = 0;
  while (start < shorter && isEqual(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(ones.length - 1 - end, others.length - 1 - end)) end += 1;
  const caret = ones.findLastIndex((one) => one.position <= position);
  if (caret >= ones.length - end) return others[caret + others.length - ones.length]?.position ?? 0;
  const last = Math.min(caret, start - 1);
  // If the whole text of a block is gone, the caret is placed at the end of the block before it.
  const isStartOfBlock = last < caret && last > 0 && others[last]?.character === BLOCK;
  return others[Math.max(0, isStartOfBlock ? last - 1 : last)]?.position ?? 0;
}

/** The characters of a document, with one more at the start of each block with text. */
function charactersOf(doc: Node): Character[] {
  const characters: Character[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock) characters.push({ character: BLOCK, position: at + 1 });
    else if (node.isText) {
      for (const [index, character] of (node.text ?? '').split('').entries()) {
        characters.push({ character, position: at + index + 1 });
      }
    } else if (node.isAtom) {
      characters.push({ character: OBJECT, position: at + node.nodeSize });
      return false;
    }
    return true;
  });
  return characters;
}
