import type { ContentFile } from '@recto/content/vite';

/** A file that is made from the content alone. */
export interface MadeFile {
  file: string;
  /** Names what it is made of. */
  made: string;
  text: string;
}

/** Characters that are in memory at once. */
const PORTION = 8_000_000;

/** Makes the files that are not there yet, some at a time. */
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
