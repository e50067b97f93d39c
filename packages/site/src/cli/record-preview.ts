import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Records the build that `recto preview` serves, in a file that Nitro writes only when it builds. */
export function recordPreview(root: string, output: string): void {
  const folder = join(root, 'node_modules', '.nitro');
  const file = join(folder, 'last-build.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ outputDir: relative(file, output) }));
}
