import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveSite } from '../../config/resolve-site.ts';
import type { Config } from '../../config/config.ts';
import { page } from '../../kinds/page/page.ts';
import { loadTheme } from './load-theme.ts';
import { writeStyles } from './write-styles.ts';

async function write(config: Partial<Config>) {
  const root = mkdtempSync(join(tmpdir(), 'recto-styles-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  writeFileSync(join(root, 'own.css'), '');
  const site = resolveSite({ title: 'A site', pages: [page('/')], ...config });
  const theme = await loadTheme(root, site);
  const file = writeStyles(root, site.config, theme);
  const styles = readFileSync(file, 'utf8');
  return {
    styles,
    imports: Array.from(styles.matchAll(/@import "(?:.*\/)?([^/"]+)".*;/gu), ([, name]) => name),
    theme: readFileSync(join(root, '.recto', 'theme.css'), 'utf8'),
    warnings: theme.warnings,
  };
}

test('the error for a missing style sheet contains its name', async () => {
  await expect(write({ styles: './other.css' })).rejects.toMatchObject({
    message: 'The style sheet "./other.css" does not exist.',
    file: 'recto.config.ts',
  });
});

test('styles of the site come after those of the theme', async () => {
  const { imports } = await write({ styles: './own.css' });
  expect(imports).toEqual([
    'theme.css',
    'utilities.css',
    'newsreader.css',
    'inter.css',
    'styles.css',
    'theme.css',
    'own.css',
  ]);
});

test('Tailwind reads classes in files of the site, but not in generated and output folders', async () => {
  const { styles } = await write({});
  expect(styles).toContain('@source "..";\n@source not ".";\n@source not "../.output";\n');
  expect(styles).toContain('@source not "../.output-static";\n');
});

test('a site without the fonts of the theme has no font faces for them', async () => {
  const { imports, theme } = await write({ theme: { fonts: { heading: 'system', body: 'system' } } });
  expect(imports).toEqual(['theme.css', 'utilities.css', 'styles.css', 'theme.css']);
  expect(theme).toContain('--font-sans:');
});

test.for([
  ['12px', ['--radius-sm: calc(12px * 2 / 3);', '--radius-md: 12px;', '--radius-lg: min(12px * 4 / 3, 1.5rem);']],
  ['0', ['--radius-sm: calc(0px * 2 / 3);', '--radius-md: 0px;']],
] as const)('a radius of %s scales the others', async ([radius, lines]) => {
  const { theme } = await write({ theme: { radius } });
  for (const line of lines) expect(theme).toContain(line);
});

test('without a radius, the radii are those of Tailwind', async () => {
  expect((await write({})).theme).not.toContain('--radius');
});

test('warns about colours with low contrast', async () => {
  expect((await write({ theme: { primary: '#c2410c', neutral: 'stone' } })).warnings).toEqual([]);
  const { warnings } = await write({ theme: { neutral: 'lime' } });
  expect(warnings).toEqual([expect.stringMatching(/^theme\.neutral: "lime" .* #[\da-f]{6}\.$/u)]);
});
