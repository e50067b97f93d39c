import type { ContentFile } from '@recto/content/vite';

/** A file that is generated from the content, without the app. */
export interface MadeFile {
  /** Path in the output. */
  file: string;
  /** Identifies the data that it is generated from. */
  made: string;
  /** Text of the file. */
  text: string;
}

/** Maximum number of characters in memory at a time. */
const PORTION = 8_000_000;

/** Generates the files that cannot be reused, in portions. */
export async function* inPortions(
  files: AsyncIterable<ContentFile> | undefined,
  isKept: (file: Pick<MadeFile, 'file' | 'made'>) => boolean,
): AsyncGenerator<MadeFile[]> {
  let portion: MadeFile[] = [];
  let length = 0;
  for await (const { address, made, read } of files ?? []) {
    const file = address.slice(1);
    if (isKept({ file, made })) continue;
    const text = await read();
    portion.push({ file, made, text });
    length += text.length;
    if (length < PORTION) continue;
    yield portion;
    portion = [];
    length = 0;
  }
  if (portion.length > 0) yield portion;
}
