import { ContentError } from '@recto/content';
import { print } from '@recto/content/cli';
import type { Terminal } from '@recto/content/cli';
import { isPrerendered } from '../vite/hosts/choose-preset.ts';
import type { Preset } from '../vite/hosts/choose-preset.ts';

/** Copies the content of a build to the shared database, if one is configured. Static builds need no database. */
export async function publishBuild({ env, out, folder }: Terminal, preset: Preset): Promise<void> {
  const url = env['RECTO_DATABASE_URL'] ?? '';
  if (url === '' || isPrerendered(preset)) return;
  const { publishContent } = await import('@recto/content/node');
  const { resolveContentPaths } = await import('@recto/content/vite');
  try {
    await publishContent({ file: resolveContentPaths({}, folder).database, url });
  } catch (error) {
    throw new ContentError(
      'publish/failed',
      `The content could not be copied to the shared database: ${error instanceof Error ? error.message : String(error)}`,
      'The site itself is built. Check that the database in RECTO_DATABASE_URL can be reached, and build again.',
    );
  }
  print(out, 'Published to the database in RECTO_DATABASE_URL.');
}
