import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCodeContrast } from './check-code-contrast.ts';
import { parseCodeTheme } from './code-theme.ts';
import { renderCodeThemes } from './render-code-themes.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'code-themes');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

test('a role has the colour of the most specific rule, or that of text', () => {
  expect(parseCodeTheme(read('paper.json'))).toEqual({
    background: '#fdf6e3',
    text: '#073642',
    roles: {
      comment: '#b8b0a0',
      string: '#2a6f4e',
      keyword: '#8a1f4b',
      constant: '#8a3b00',
      name: '#1b4f9c',
      tag: '#073642',
    },
  });
});

test('reads the colours of a TextMate theme from its first rule, and blends transparent ones with the background', () => {
  const { background, text, roles } = parseCodeTheme(read('night.json'));
  expect([background, text]).toEqual(['#10141f', '#e6e6e6']);
  expect(roles).toMatchObject({ string: '#87af8c', name: '#90caf9', tag: '#80deea' });
});

test('the last of equally specific rules wins, and a less specific one never', () => {
  const rule = (scope: string, foreground: string) => ({ scope, settings: { foreground } });
  const { roles } = parseCodeTheme({
    colors: { 'editor.background': '#fff', 'editor.foreground': '#000' },
    tokenColors: [
      rule('keyword.control', '#111111'),
      rule('keyword', '#222222'),
      rule('comment', '#333333'),
      rule('comment', '#444444'),
      rule('comments', '#555555'),
    ],
  });
  expect(roles).toMatchObject({ keyword: '#111111', comment: '#444444' });
});

test.for([
  [[], 'it is not an object'],
  [{ include: './other.json', tokenColors: [] }, 'it includes another theme'],
  [{ tokenColors: './other.tmTheme' }, 'it has no list of "tokenColors"'],
  [{ tokenColors: [1] }, 'rule 1 of its "tokenColors" is not an object'],
  [{ tokenColors: [] }, 'its "colors" have no "editor.background", or no "editor.foreground"'],
  [{ tokenColors: [{ scope: 'a', settings: { foreground: 'redish' } }] }, '"redish" of rule 1 of "tokenColors"'],
  [{ tokenColors: [], colors: { 'editor.background': 7 } }, '7 of editor.background is not a colour'],
] as const)('rejects %j: %s', ([theme, message]) => {
  expect(() => parseCodeTheme(theme)).toThrow(message);
});

test('reports roles with too little contrast', () => {
  expect(checkCodeContrast(parseCodeTheme(read('paper.json')), 'theme.code.light', 'themes/paper.json')).toEqual([
    'theme.code.light: "comment" of themes/paper.json is #b8b0a0 on #fdf6e3, a contrast of 2.00:1. WCAG AA requires 4.5:1.',
  ]);
  expect(checkCodeContrast(parseCodeTheme(read('night.json')), 'theme.code.dark', 'night.json')).toEqual([]);
});

test('sets the colours as variables of code blocks, and keeps those of the page for a mode without a theme', () => {
  expect(renderCodeThemes({})).toEqual([]);
  const light = parseCodeTheme(read('paper.json'));
  const dark = parseCodeTheme(read('night.json'));
  const both = renderCodeThemes({ light, dark }).join('\n');
  expect(both).toContain('  --leaf: light-dark(#fdf6e3, #10141f);');
  expect(both).toContain('  --code-string: light-dark(#2a6f4e, #87af8c);');
  expect(both).not.toContain('--page');
  const one = renderCodeThemes({ dark }).join('\n');
  expect(one).toContain(':root {\n  --page-leaf: var(--leaf);');
  expect(one).toContain('  --code-tag: light-dark(var(--page-code-tag), #80deea);');
});
