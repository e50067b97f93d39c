import { ContentError } from '../errors.ts';
import { sliceCode, extractCodeSource } from './code-source.ts';
import type { Token } from './syntax/tokens.ts';

/** Reads a file for a code block. Throws a `CodeFileError` if the file cannot be shown. */
export type ReadCode = (file: string) => Promise<string>;

/**
 * Error for a file that cannot be shown in a code block. Its message is the reason, which is inserted into a sentence:
 * `the file does not exist`.
 */
export class CodeFileError extends Error {
  /** What to do about the error. */
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

interface IncludeOptions {
  /** The file that contains the code blocks. */
  file: string;
  /** Line of the file on which the tokens begin. */
  firstLine: number;
  /** Reads files; without it (in a browser) the blocks stay empty. */
  read: ReadCode | undefined;
}

/** Inserts the text of files into the code blocks that refer to them, in place. */
export async function includeCode(tokens: readonly Token[], { file, firstLine, read }: IncludeOptions): Promise<void> {
  for (const token of tokens) {
    if (token.type !== 'fence' || !token.info.includes('file=')) continue;
    const { info, source } = extractCodeSource(token.info);
    if (!source) continue;
    const position = { file, line: firstLine + (token.map?.[0] ?? 0) };
    if (token.content.trim() !== '') {
      throw new ContentError(
        'code/text',
        `The code block refers to the file "${source.file}", but also contains text.`,
        'Remove the text or file="…".',
        position,
      );
    }
    token.info = info;
    if (!read) continue;
    const text = await read(source.file).catch((error: unknown) => {
      if (!(error instanceof CodeFileError)) throw error;
      throw new ContentError('code/file', `"${source.file}" cannot be shown: ${error.message}.`, error.hint, position);
    });
    const excerpt = sliceCode(text, source);
    if ('problem' in excerpt) {
      throw new ContentError(
        'code/part',
        `"${source.file}" cannot be shown: ${excerpt.problem}.`,
        'Correct lines="…", region="…" or the file. A region begins with // #region name and ends with // #endregion.',
        position,
      );
    }
    token.content = `${excerpt.code}\n`;
  }
}
