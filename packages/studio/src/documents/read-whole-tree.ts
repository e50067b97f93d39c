import { answerError, answerProblem } from '../repository/answer-error.ts';
import type { ContentIndex, IndexedTree } from './content-index.ts';

/** How often reading is waited for, before the caller is told to come back. */
const MOST_TRIES = 3;

/** A tree in which every content file was read: a reference that is overlooked would lead nowhere afterwards. */
export async function readWholeTree(index: ContentIndex): Promise<IndexedTree | Response> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const tree = await index.read();
    if (!tree.ok) return answerError(tree.error);
    if (tree.value.pending === 0) return tree.value;
    if (tree.value.problem) return answerError(tree.value.problem);
  }
  return answerProblem(
    503,
    {
      code: 'content/reading',
      message: 'Not all content files were read yet, so it is not known where the file is used.',
      hint: 'Try again in a moment.',
    },
    { 'retry-after': '5' },
  );
}
