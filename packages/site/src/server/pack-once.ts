import { compress } from '@recto/content/node';
import { hash } from 'node:crypto';

type Encoding = Parameters<typeof compress>[1];
type Pack = (text: string, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

/** Bytes that are kept; beyond them the text unused for longest is let go. */
const MOST_BYTES = 32_000_000;

/** Packs a text once, however many ask for it: pages and payloads of one build are the same for everyone. */
export function createPackOnce(pack: Pack = compress, mostBytes = MOST_BYTES): Pack {
  const known = new Map<string, Uint8Array<ArrayBuffer>>();
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
    const bytes = known.get(key) ?? (await pack(text, encoding));
    keep(key, bytes);
    return bytes;
  };
}
