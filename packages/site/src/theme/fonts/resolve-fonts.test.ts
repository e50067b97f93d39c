import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveFonts } from './resolve-fonts.ts';
import type { FontsConfig } from './resolve-fonts.ts';

const { resolve } = createRequire(import.meta.url);
const repository = join(import.meta.dirname, '..', '..', '..', '..', '..');
const DEFAULTS: FontsConfig = { heading: 'Newsreader', body: 'Inter', mono: 'system' };
const LOCALES = [
  { code: 'en', name: 'English' },
  { code: 'cs', name: 'Čeština' },
  { code: 'el', name: 'Ελληνικά' },
  { code: 'ja', name: '日本語' },
  { code: 'ar', name: 'العربية' },
];

async function open(fonts: Partial<FontsConfig>, root = repository) {
  const config = { ...DEFAULTS, ...fonts };
  return await resolveFonts(config, { root, folder: join(root, '.recto'), locales: LOCALES });
}

/** Creates a site with font files. */
function makeSite(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'recto-fonts-')));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'fonts'));
  for (const [name, source] of Object.entries(files)) copyFileSync(resolve(source), join(root, 'fonts', name));
  return root;
}

const names = (files: readonly string[] | undefined): string[] => (files ?? []).map((file) => basename(file));
const facesOf = (css: string): string[] => css.match(/@font-face \{[^}]*\}/gu) ?? [];

test('by default imports the two typefaces of the theme, without further CSS', async () => {
  const { imports, css, preloads } = await open({});
  expect(names(imports)).toEqual(['inter.css', 'newsreader.css'].toSorted((a, b) => b.localeCompare(a)));
  expect(css).toBe('');
  expect(names(preloads['en'])).toEqual(['newsreader.woff2', 'inter.woff2']);
});

test('does not preload a font for languages whose letters it lacks', async () => {
  const { preloads } = await open({});
  expect(names(preloads['cs'])).toEqual(['newsreader.woff2', 'inter.woff2']);
  expect([preloads['el'], preloads['ja'], preloads['ar']]).toEqual([[], [], []]);
});

test('loads the same typeface for all roles once', async () => {
  const { imports, css, preloads } = await open({ heading: 'Inter' });
  expect(names(imports)).toEqual(['inter.css']);
  expect(css).toContain('[lang] {\n  --font-display: var(--font-sans);');
  expect(names(preloads['en'])).toEqual(['inter.woff2']);
});

test('system fonts need no file', async () => {
  const { imports, css, preloads } = await open({ heading: 'system', body: 'system' });
  expect(imports).toEqual([]);
  expect(css).toContain("--font-sans: 'Noto Sans Arabic', ui-sans-serif, system-ui");
  expect(preloads['en']).toEqual([]);
});

test('renders a face for each script of a Fontsource package, and fallbacks with its metrics', async () => {
  const { imports, css, preloads } = await open({ heading: '@fontsource/roboto', body: '@fontsource-variable/inter' });
  expect(imports).toEqual([]);
  const faces = facesOf(css);
  const latin = faces.filter((face) => /inter-latin-wght-normal/u.test(face));
  expect(latin).toHaveLength(1);
  expect(latin[0]).toContain("font-family: 'Inter';");
  expect(latin[0]).toContain('font-weight: 100 900;');
  expect(latin[0]).toContain('unicode-range: U+0000-00FF,');
  expect(latin[0]).toContain("/files/inter-latin-wght-normal.woff2?no-inline') format('woff2')");
  // Titles are bold, so the nearest weight of the package is enough; text has italics.
  expect(faces.filter((face) => face.includes('roboto-latin-'))).toHaveLength(2);
  expect(css).toContain('roboto-latin-600-normal.woff2');
  expect(css).not.toContain('roboto-latin-600-italic');
  expect(css).toContain('inter-latin-wght-italic.woff2');
  expect(css).toContain("font-family: 'Roboto Arial';\n  src: local('Arial Bold')");
  expect(css).toContain("font-family: 'Inter Arial';\n  src: local('Arial')");
  expect(css).toContain("--font-sans: 'Inter', 'Inter Extended', 'Inter Arial', 'Inter Roboto', 'Inter Noto', ");
  // Files without Latin letters have a family of their own, which browsers try only for other characters.
  const others = faces.filter((face) => /files\/inter-(?!latin-wght)/u.test(face));
  expect(others.length).toBeGreaterThan(5);
  expect(others.every((face) => face.includes("font-family: 'Inter Extended';"))).toBe(true);
  expect(names(preloads['en'])).toEqual(['roboto-latin-600-normal.woff2', 'inter-latin-wght-normal.woff2']);
  expect(names(preloads['cs'])).toContain('inter-latin-ext-wght-normal.woff2');
  expect(names(preloads['el'])).toEqual(['roboto-greek-600-normal.woff2', 'inter-greek-wght-normal.woff2']);
  expect([preloads['ja'], preloads['ar']]).toEqual([[], []]);
});

test('keeps the serif fonts of other scripts after a serif typeface', async () => {
  const { css } = await open({ heading: '@fontsource-variable/newsreader' });
  expect(css).toContain("--display-face: 'Newsreader', 'Newsreader Extended', 'Newsreader Times', 'Newsreader Noto';");
  expect(css).not.toContain('--font-display');
  expect(css).toContain('--display-spacing: normal;');
});

test('reads weight and style from font files', async () => {
  const root = makeSite({
    'body-400.woff2': '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2',
    'body-700.woff2': '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2',
    'body italic.woff': '@fontsource/noto-serif/files/noto-serif-latin-400-italic.woff',
  });
  const body = ['./fonts/body-400.woff2', './fonts/body-700.woff2', './fonts/body italic.woff'];
  const { css, preloads } = await open({ heading: 'system', body }, root);
  const fileFaces = facesOf(css).filter((face) => face.includes('url('));
  expect(fileFaces.map((face) => /font-weight: (.+);/u.exec(face)?.[1])).toEqual(['400', '700', '400']);
  expect(fileFaces.map((face) => face.includes('font-style: italic'))).toEqual([false, false, true]);
  expect(fileFaces[2]).toContain("src: url('../fonts/body%20italic.woff?no-inline') format('woff')");
  expect(css).toContain("font-family: 'Noto Serif Times';\n  src: local('Times New Roman')");
  expect(css).toMatch(/--font-sans: 'Noto Serif', 'Noto Serif Times', .*, serif;/u);
  expect(preloads['en']).toEqual([join(root, 'fonts', 'body-400.woff2')]);
});

test('the fallback has the metrics of the file', async () => {
  const root = makeSite({ 'code.woff2': '@fontsource/cousine/files/cousine-latin-400-normal.woff2' });
  const { css } = await open({ mono: './fonts/code.woff2' }, root);
  const courier = facesOf(css).find((face) => face.includes("local('Courier New')"));
  // Cousine has the metrics of Courier New, so nothing is adjusted.
  expect(courier).toContain('size-adjust: 100%;');
  expect(courier).toContain('ascent-override: 83.25%;');
  expect(css).toMatch(/--font-mono: 'Cousine', 'Cousine Menlo', .* monospace;/u);
});

test.for([
  [
    { heading: '@fontsource-variable/no-such-font' },
    'theme.fonts.heading: the package "@fontsource-variable/no-such-font" is not installed.',
    'Run: npm install @fontsource-variable/no-such-font',
  ],
  [
    { body: './fonts/text.woff2' },
    'theme.fonts.body: the font file "./fonts/text.woff2" does not exist.',
    'title.woff2',
  ],
  [{ body: './other/text.woff2' }, 'does not exist.', 'There is no folder "other".'],
  [{ mono: 'text.woff2' }, 'there is no file "text.woff2" in the packages', "'./text.woff2'"],
  [{ mono: './fonts/broken.woff2' }, 'theme.fonts.mono: ./fonts/broken.woff2 cannot be read as a font', 'WOFF2'],
] as const)('%o is an error with a hint', async ([fonts, message, hint]) => {
  const root = makeSite({ 'title.woff2': '@recto/ui/fonts/inter.woff2' });
  writeFileSync(join(root, 'fonts', 'broken.woff2'), '<html>404</html>');
  await expect(open(fonts, root)).rejects.toMatchObject({
    code: 'config/font',
    message: expect.stringContaining(message) as string,
    hint: expect.stringContaining(hint) as string,
  });
});
