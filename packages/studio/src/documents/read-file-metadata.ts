import { parseFrontMatter } from '@recto/content/documents';
import { parse } from 'yaml';
import { describeText } from './file-metadata.ts';
import type { FileMetadata } from './file-metadata.ts';

/** Reads title, status and references of a content file. The body is not parsed. */
export async function readFileMetadata(file: string, bytes: Uint8Array): Promise<FileMetadata> {
  const text = new TextDecoder().decode(bytes);
  return await describeText(file, text, readFields(file, text));
}

function readFields(file: string, text: string): Record<string, unknown> | undefined {
  try {
    if (/\.md$/iu.test(file)) return parseFrontMatter(text, file).data;
    const data: unknown = /\.(?:ya?ml|json)$/iu.test(file) ? parse(text, { logLevel: 'silent' }) : {};
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}
