import { join } from 'node:path';
import { removeUnusedFiles } from '@recto/content/vite';
import { build } from 'vite';

/** Bundles one module with its dependencies, like the build of a site. Returns the written files, the entry first. */
export async function bundleModule(input: string, outDir: string, { ssr = false } = {}): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [removeUnusedFiles()],
    build: { ssr, outDir, rolldownOptions: { input }, modulePreload: false },
    ...(ssr && { ssr: { noExternal: true } }),
  });
  const [{ output } = { output: [] }] = [built].flat() as { output: { fileName: string }[] }[];
  return output.map(({ fileName }) => join(outDir, fileName));
}
