import { errorResponse, problemResponse } from '../repository/error-response.ts';
import type { ContentIndex, IndexedTree } from './content-index.ts';

/** How often reading is awaited before the caller has to try again. */
const MAX_ATTEMPTS = 3;

/** Reads the metadata of all content files; a missing reference would leave a broken link afterwards. */
export async function readWholeTree(index: ContentIndex): Promise<IndexedTree | Response> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    const tree = await index.read();
    if (!tree.ok) return errorResponse(tree.error);
    if (tree.value.pending === 0) return tree.value;
    if (tree.value.problem) return errorResponse(tree.value.problem);
  }
  return problemResponse(
    503,
    {
      code: 'content/reading',
      message: 'Not all content files were read yet, so it is not known where the file is used.',
      hint: 'Try again in a moment.',
    },
    { 'retry-after': '5' },
  );
}
