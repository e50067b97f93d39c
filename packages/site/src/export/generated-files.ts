import type { ContentFile } from '@recto/content/vite';

/** A file that is generated from the content, without the app. */
export interface GeneratedFile {
  /** Path in the output. */
  file: string;
  /** Identifies the data that it is generated from. */
  dataKey: string;
  /** Text of the file. */
  text: string;
}

/** Maximum number of characters in memory at a time. */
const MAX_CHARACTERS = 8_000_000;

/** Generates the files that cannot be reused, in portions. */
export async function* generateInPortions(
  files: AsyncIterable<ContentFile> | undefined,
  isKept: (file: Pick<GeneratedFile, 'file' | 'dataKey'>) => boolean,
): AsyncGenerator<GeneratedFile[]> {
  let portion: GeneratedFile[] = [];
  let length = 0;
  for await (const { url, cacheKey, read } of files ?? []) {
    const file = url.slice(1);
    if (isKept({ file, dataKey: cacheKey })) continue;
    const text = await read();
    portion.push({ file, dataKey: cacheKey, text });
    length += text.length;
    if (length < MAX_CHARACTERS) continue;
    yield portion;
    portion = [];
    length = 0;
  }
  if (portion.length > 0) yield portion;
}
