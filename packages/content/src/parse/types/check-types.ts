import { ContentError } from '../../errors.ts';
import type { TreeElement } from '../document.ts';
import type { CodeBlock } from '../tree/code-block.ts';
import type { ReadTypes } from './type-hovers.ts';

const LANGUAGES = new Set(['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript']);
const WORD = /(?:^|\s)twoslash(?=\s|$)/u;

/** Checks the types of code blocks with the word `twoslash`, in place, and returns their errors as warnings. */
export async function checkTypes(
  blocks: readonly CodeBlock[],
  readTypes: ReadTypes,
  file: string,
): Promise<ContentError[]> {
  const warnings: ContentError[] = [];
  for (const block of blocks) {
    const { meta, ...props } = block.pre[1];
    if (typeof meta !== 'string' || !WORD.test(meta) || !LANGUAGES.has(block.language)) continue;
    const { code, hovers, errors } = await readTypes(block.code, block.language);
    const rest = meta.replace(WORD, '').trim();
    block.pre[1] = { ...props, ...(rest !== '' && { meta: rest }) };
    const [, codeProps] = block.pre[2] as TreeElement;
    block.pre[2] = ['code', codeProps, code];
    block.code = code;
    block.hovers = hovers;
    warnings.push(...errors.map(({ line, message }) => typeError(message, file, block.position.line + 1 + line)));
  }
  return warnings;
}

function typeError(message: string, file: string, line: number): ContentError {
  return new ContentError(
    'code/types',
    `The code does not pass the type checker: ${message}`,
    'Correct the code, or declare the expected error: // @errors: 2322.',
    { file, line },
  );
}
