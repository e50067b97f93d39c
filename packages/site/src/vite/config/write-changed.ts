import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a generated file, unless it already has this text, since file watchers would report a change. */
export function writeChanged(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (readText(file) !== text) writeFileSync(file, text);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It does not exist yet.
    return undefined;
  }
}
