import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { addMermaid } from './add-mermaid.ts';

test.for([
  [{ dependencies: { mermaid: '1.0.0' } }, true],
  [{ devDependencies: { mermaid: '1.0.0' } }, true],
  [{ dependencies: { other: '1.0.0' } }, undefined],
] as const)('a site with %j uses Mermaid: %s', async ([manifest, mermaid]) => {
  const root = mkdtempSync(join(tmpdir(), 'recto-mermaid-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const file = join(root, 'config.mjs');
  writeFileSync(file, 'export const site = { title: "A", content: { markdown: { tocDepth: 3 } } };\n');
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  const added = addMermaid(root, { file, files: [] });
  const { site } = (await import(pathToFileURL(added.file).href)) as { site: { content: object } };
  expect(site).toEqual({ title: 'A', content: { markdown: { tocDepth: 3, ...(mermaid && { mermaid }) } } });
});
