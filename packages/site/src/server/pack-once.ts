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
  const known = new Map<string, Uint8Array<ArrayBuffer>>();
  const pending = new Map<string, ReturnType<CompressText>>();
  let size = 0;

  /** A Map keeps the order of insertion, so what was used last stands last. */
  const keep = (key: string, bytes: Uint8Array<ArrayBuffer>): void => {
    size += bytes.byteLength - (known.get(key)?.byteLength ?? 0);
    known.delete(key);
    known.set(key, bytes);
    for (const [oldest, { byteLength }] of known) {
      if (size <= mostBytes) return;
      known.delete(oldest);
      size -= byteLength;
    }
  };

  return async (text, encoding) => {
    const key = `${encoding} ${hash('sha256', text)}`;
    const kept = known.get(key);
    if (kept) {
      keep(key, kept);
      return kept;
    }
    const compressed = pending.get(key) ?? compress(text, encoding);
    pending.set(key, compressed);
    try {
      const bytes = await compressed;
      if (bytes) keep(key, bytes);
      return bytes;
    } finally {
      pending.delete(key);
    }
  };
}
