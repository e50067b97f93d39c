import { print } from '@recto/content/cli';
import type { Terminal } from '@recto/content/cli';
import { listContentFiles, resolveContentPaths } from '@recto/content/vite';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteContent } from '../content/build/build-site-content.ts';
import { SHARED_FILES, databaseOf } from '../content/content-folder.ts';
import { exportSite } from '../export/export-site.ts';
import type { LoadedSite } from '../vite/config/load-site.ts';
import type { Preset } from '../vite/hosts/choose-preset.ts';
import { KEPT_FILES } from '../vite/hosts/cloudflare-files.ts';
import { isPacked } from '../vite/nitro-config.ts';
import { appFolder, outputFolder } from '../vite/output-folders.ts';
import { namePreview } from './name-preview.ts';

/** Writes the files of a static site from its built app and its content. */
export async function exportBuild(
  { config, file }: LoadedSite,
  { out, folder: root }: Terminal,
  preset: Preset,
  content: SiteContent,
): Promise<void> {
  const output = outputFolder(root, preset);
  const paths = resolveContentPaths({ content: config.content.folder, contentConfig: file }, root);
  const shared = join(content.folder, SHARED_FILES);
  const { files, answered, written, removed } = await exportSite({
    app: appFolder(root, preset),
    content: databaseOf(content.folder, content.version),
    output,
    folders: [...(existsSync(shared) ? [shared] : []), await writeContentFiles(paths, content)],
    isPacked: isPacked(preset),
    // Every page names the version of the content.
    inputs: content.version,
    ...(preset === 'cloudflare' && { appended: { _headers: KEPT_FILES } }),
  });
  namePreview(root, output);
  print(out, `export: ${files} files, ${answered} rendered, ${written} written, ${removed} removed`);
}

/** Writes what browsers read of the content, once for each version. */
async function writeContentFiles(
  paths: Parameters<typeof listContentFiles>[0],
  { folder, version }: SiteContent,
): Promise<string> {
  const target = join(folder, version, 'public');
  if (existsSync(target)) return target;
  const next = `${target}.${process.pid}`;
  rmSync(next, { recursive: true, force: true });
  for await (const { address, text } of listContentFiles(paths)) {
    mkdirSync(dirname(join(next, address)), { recursive: true });
    writeFileSync(join(next, address), text);
  }
  renameSync(next, target);
  return target;
}
