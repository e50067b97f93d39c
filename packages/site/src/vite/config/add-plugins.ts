import { ContentError } from '@recto/content';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import type { ResolvedConfig } from '../../config/config.ts';
import type { BundledConfig } from './bundle-config.ts';
import { fileOfPart } from './read-data-part.ts';

const ENTRY = '\0recto:markdown-plugins';

/**
 * Writes a module next to the bundled configuration that adds the markdown plugins of the site, with everything that
 * they import. Threads of a content build, and the content builder of a server, load only this module.
 */
export async function addPlugins(
  root: string,
  { content: { markdown } }: Pick<ResolvedConfig, 'content'>,
  bundled: BundledConfig,
): Promise<BundledConfig> {
  const files = markdown.plugins.map(fileOfPart);
  if (files.length === 0) return bundled;
  const { code, sources } = await bundlePlugins(root, files);
  const folder = dirname(bundled.file);
  const plugins = writeModule(folder, code);
  const file = writeModule(
    folder,
    [
      `import { site as written } from ${JSON.stringify(`./${basename(bundled.file)}`)};`,
      `import { plugins } from ${JSON.stringify(`./${basename(plugins)}`)};`,
      'const markdown = { ...written.content.markdown, plugins };',
      `const codeHash = written.content.codeHash + ${JSON.stringify(` ${basename(plugins, '.mjs')}`)};`,
      'export const site = { ...written, content: { ...written.content, markdown, codeHash } };',
      'export default site.content;',
      '',
    ].join('\n'),
  );
  return { file, files: [...bundled.files, ...sources] };
}

async function bundlePlugins(root: string, files: readonly string[]): Promise<{ code: string; sources: string[] }> {
  const entry = [
    ...files.map((file, index) => `import * as plugin${index} from ${JSON.stringify(file)};`),
    `export const plugins = [${files.map((_, index) => `async () => plugin${index}`).join(', ')}];`,
  ].join('\n');
  const sources: string[] = [];
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'recto:markdown-plugins',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
        moduleParsed: ({ id }) => {
          if (!id.startsWith('\0') && !id.includes('/node_modules/')) sources.push(id);
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm' });
    return { code: output[0].code, sources };
  } catch (error) {
    const [file = ''] = files;
    throw new ContentError(
      'config/plugin',
      `The markdown plugins cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'Fix the error above.',
      { file: relative(root, file) },
    );
  } finally {
    await bundle.close();
  }
}

function writeModule(folder: string, code: string): string {
  const target = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (!existsSync(target)) writeFileSync(target, code);
  return target;
}
