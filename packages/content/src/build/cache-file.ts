import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/**
 * Reads a value that an earlier build wrote. `undefined` if the file does not exist, is incomplete, was changed or does
 * not match the schema. The first line of the file is the digest of the rest.
 */
export async function readCacheFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return text.slice(0, end) === digestOf(json) ? schema.parse(JSON.parse(json)) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes to a temporary file and renames it, so that a file is never incomplete. */
export async function writeCacheFile(file: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, `${digestOf(json)}\n${json}`);
  await rename(unfinished, file);
}

function digestOf(json: string): string {
  return createHash('sha256').update(json).digest('hex');
}
