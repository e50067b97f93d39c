import { createByteCache } from '@recto/content/node';
import { hash } from 'node:crypto';
import { compressText } from './compress-text.ts';
import type { CompressText } from './compress-text.ts';

/** Bytes that are kept; beyond them the text unused for longest is let go. */
const MOST_BYTES = 32_000_000;

/**
 * Compresses a text once for all requests: pages and payloads of one build are the same for everyone. Requests for a text
 * that is being compressed share one result.
 */
export function createPackOnce(compress: CompressText = compressText, mostBytes = MOST_BYTES): CompressText {
  const keep = createByteCache<Awaited<ReturnType<CompressText>>>(mostBytes);
  return async (text, encoding) => {
    const key = `${encoding} ${hash('sha256', text)}`;
    return await keep(key, async () => await compress(text, encoding));
  };
}
