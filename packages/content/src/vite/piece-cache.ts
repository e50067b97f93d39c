import { hash } from 'node:crypto';
import type { PieceCache } from '../dump/whole-dump.ts';
import { openKeyValueFile } from '../store/key-value-file.ts';

/**
 * Opens a cache file of compressed dump pieces. Each entry begins with a hash of its content; an entry whose hash does
 * not match is ignored.
 */
export function openPieceCache(file: string): PieceCache & { close: () => void } {
  const entries = openKeyValueFile(file);
  const used = new Set<string>();
  const pendingWrites = new Map<string, string>();
  return {
    markUsed(name) {
      used.add(name);
    },
    read(name) {
      const [digest = '', crc = '', length = '', blocks = ''] = entries.read(name)?.split(' ') ?? [];
      if (digest === '' || digest !== hash('sha256', `${crc} ${length} ${blocks}`)) return undefined;
      return { crc: Number(crc), length: Number(length), blocks: Buffer.from(blocks, 'base64') };
    },
    write(name, { crc, length, blocks }) {
      const text = `${crc} ${length} ${blocks.toString('base64')}`;
      pendingWrites.set(name, `${hash('sha256', text)} ${text}`);
    },
    close() {
      if (pendingWrites.size > 0) entries.write(pendingWrites);
      if (used.size > 0) entries.keepOnly(used);
      entries.close();
    },
  };
}
