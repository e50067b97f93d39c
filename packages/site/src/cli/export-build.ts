import { print } from '@recto/content/cli';
import type { Terminal } from '@recto/content/cli';
import { resolveContentPaths } from '@recto/content/vite';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exportSite } from '../export/export-site.ts';
import type { Preset } from '../vite/hosts/choose-preset.ts';
import { KEPT_FILES } from '../vite/hosts/cloudflare-files.ts';
import { outputOf, staticAppFolder } from '../vite/nitro-config.ts';

/** Writes the files of a static site from its built app and its content. */
export async function exportBuild({ out, folder }: Terminal, preset: Preset): Promise<void> {
  const { database } = resolveContentPaths({}, folder);
  const { dir, isPacked } = outputOf(folder, preset);
  const { files, answered, written, removed } = await exportSite({
    app: staticAppFolder(database, preset),
    content: database,
    output: dir,
    isPacked,
    ...(preset === 'cloudflare' && { appended: { _headers: KEPT_FILES } }),
  });
  namePreview(folder, dir);
  print(out, `export: ${files} files, ${answered} rendered, ${written} written, ${removed} removed`);
}

/** `recto preview` shows the build that Nitro's note names, which is the app until then. */
function namePreview(root: string, output: string): void {
  const folder = join(root, 'node_modules', '.nitro');
  const note = join(folder, 'last-build.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, JSON.stringify({ outputDir: relative(note, output) }));
}
