import { print } from '@recto/content/cli';
import type { Terminal } from '@recto/content/cli';
import { listContentFiles, resolveContentPaths } from '@recto/content/vite';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltContentSummary } from '../content/build/content-build.ts';
import { SHARED_FILES, databaseOf, searchFolderOf } from '../content/content-folder.ts';
import { exportSite } from '../export/export-site.ts';
import type { Threads } from '../export/worker-threads.ts';
import type { LoadedSite } from '../vite/config/load-site.ts';
import type { Preset } from '../vite/hosts/choose-preset.ts';
import { CACHE_RULES } from '../vite/hosts/cloudflare-files.ts';
import { hasCompressedCopies } from '../vite/nitro-config.ts';
import { appFolder, outputFolder } from '../vite/output-folders.ts';
import { recordPreview } from './record-preview.ts';

/** Writes the files of a static site from its built app and its content. */
export async function exportBuild(
  { config, file }: LoadedSite,
  { out, folder: root }: Terminal,
  preset: Preset,
  content: BuiltContentSummary,
  threads?: Threads,
): Promise<void> {
  const output = outputFolder(root, preset);
  const paths = resolveContentPaths({ content: config.content.folder, contentConfig: file }, root);
  const database = databaseOf(content.folder, content.version);
  const shared = join(content.folder, SHARED_FILES);
  const { files, rendered, written, removed } = await exportSite({
    app: appFolder(root, preset),
    content: database,
    output,
    folders: existsSync(shared) ? [shared] : [],
    contentFiles: listContentFiles(
      { ...paths, database },
      { search: searchFolderOf(database), cache: join(dirname(paths.database), 'cache') },
    ),
    isPacked: hasCompressedCopies(preset),
    ...(threads && { threads }),
    ...(preset === 'cloudflare' && { appended: { _headers: CACHE_RULES } }),
  });
  recordPreview(root, output);
  print(out, `export: ${files} files, ${rendered} rendered, ${written} written, ${removed} removed`);
}
