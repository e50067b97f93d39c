import { ContentError } from '../errors.ts';
import { sliceCode, takeCodeSource } from './code-source.ts';
import type { Token } from './syntax/tokens.ts';

/** Reads a file for a fence. It throws what is wrong, in words that go on after the name of the file. */
export type ReadCode = (file: string) => Promise<string>;

/** Says why a file is not shown. */
export class CodeFileError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

interface IncludeOptions {
  file: string;
  firstLine: number;
  /** Without it nothing is read, and the block stays empty: a browser has no files. */
  read: ReadCode | undefined;
}

/** Puts the text of files into the fences that name them, in place. */
export async function includeCode(tokens: readonly Token[], { file, firstLine, read }: IncludeOptions): Promise<void> {
  for (const token of tokens) {
    if (token.type !== 'fence' || !token.info.includes('file=')) continue;
    const { info, source } = takeCodeSource(token.info);
    if (!source) continue;
    const place = { file, line: firstLine + (token.map?.[0] ?? 0) };
    if (token.content.trim() !== '') {
      throw new ContentError(
        'code/text',
        `The fence shows the file "${source.file}" and has text of its own.`,
        'Remove the text, or file="…".',
        place,
      );
    }
    token.info = info;
    if (!read) continue;
    const text = await read(source.file).catch((error: unknown) => {
      if (!(error instanceof CodeFileError)) throw error;
      throw new ContentError('code/file', `"${source.file}" cannot be shown: ${error.message}.`, error.hint, place);
    });
    const shown = sliceCode(text, source);
    if ('problem' in shown) {
      throw new ContentError(
        'code/part',
        `"${source.file}" cannot be shown: ${shown.problem}.`,
        'Correct lines="…" or region="…", or the file. A region begins with // #region name and ends with // #endregion.',
        place,
      );
    }
    token.content = `${shown.code}\n`;
  }
}
