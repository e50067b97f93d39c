import { describe, expect, test } from 'vitest';
import { checkNewPath, checkPath, checkSpelling } from './check-path.ts';
import { describeReason } from './path-reason.ts';

const FOLDERS = ['docs/content', 'docs/public'];

/** Known spellings that leave the folders or write files that are not content. */
const REFUSED: Record<string, readonly string[]> = {
  'other folders': [
    'README.md',
    'docs/recto.config.ts',
    'docs/content',
    'docs/content/',
    'docs/contents/a.md',
    'docs/public',
    'Docs/content/a.md',
    'docs/Content/a.md',
    'DOCS/CONTENT/A.MD',
    'docs/\u0441ontent/a.md',
    'content/a.md',
  ],
  'dots that leave the folder': [
    'docs/content/../recto.config.ts',
    'docs/content/..',
    'docs/content/.',
    'docs/content/./a.md',
    '../docs/content/a.md',
    './docs/content/a.md',
    'docs/content/a/../../recto.config.ts',
    'docs/content/.../a.md',
    'docs/content/.. /a.md',
    'docs/content/..\u00A0/a.md',
    'docs/content/ ../a.md',
    'docs/content/..;/a.md/..',
  ],
  'empty names': ['', '/', 'docs/content//a.md', 'docs//content/a.md', 'docs/content/a/'],
  absolute: ['/etc/passwd', '/docs/content/a.md', '//host/share/a.md', '~/docs/content/a.md', '~root/a.md'],
  'encoded characters': [
    'docs/content/%2e%2e/recto.config.ts',
    'docs/content/%2E%2E/a.md',
    'docs/content/..%2frecto.config.ts',
    'docs/content/..%5crecto.config.ts',
    'docs/content/%252e%252e/a.md',
    'docs/content/%c0%ae%c0%ae/a.md',
    'docs/content/%uff0e/%2e/a.md',
    'docs/content/a.md%00.png',
    'docs/content/%2egit/config',
  ],
  backslashes: [
    'docs\\content\\a.md',
    'docs/content\\..\\recto.config.ts',
    'docs/content/..\\a.md',
    '\\\\host\\share\\a.md',
    'docs/content/\\a.md',
  ],
  'drives and streams': [
    'C:/docs/content/a.md',
    'C:a.md',
    'docs/content/a.md:stream',
    'docs/content/a.md::$DATA',
    'file:///docs/content/a.md',
  ],
  'control characters': [
    'docs/content/a.md\0',
    'docs/content/a\0/../b.md',
    'docs/content/a\n.md',
    'docs/content/a\r\n.md',
    'docs/content/a\t.md',
    'docs/content/a\u007F.md',
    'docs/content/a\u0085.md',
  ],
  'names reserved by git': [
    '.git/config',
    'docs/content/.git/config',
    'docs/content/.git',
    'docs/content/.GIT/config',
    'docs/content/.Git/hooks/pre-commit',
    'docs/content/.git./config',
    'docs/content/.git /config',
    'docs/content/.git.../config',
    'docs/content/git~1/config',
    'docs/content/GIT~2/config',
    'docs/content/.g\u200Cit/config',
    'docs/content/.gi\u200Dt/config',
    'docs/content/.git\uFE0F/config',
    'docs/content/.\u00ADgit/config',
    'docs/content/\uFF0Egit/config',
    'docs/content/.\uFF47\uFF49\uFF54/config',
    'docs/content/.gitmodules',
    'docs/content/.gitattributes',
    'docs/content/.gitignore',
  ],
  'characters that look like separators and dots': [
    'docs/content/..\u2215recto.config.ts',
    'docs/content/..\u2044recto.config.ts',
    'docs/content/..\uFF0Frecto.config.ts',
    'docs/content/..\u29F8recto.config.ts',
    'docs/content/..\u2571recto.config.ts',
    'docs/content/..\uFF3Crecto.config.ts',
    'docs/content/..\u2216recto.config.ts',
    'docs/content/..\uFE68recto.config.ts',
    'docs/content/..\u29F9recto.config.ts',
    'docs/content/\u2025/recto.config.ts',
    'docs/content/\u2024\u2024/recto.config.ts',
    'docs/content/\uFF0E\uFF0E/recto.config.ts',
    'docs/content/\uFE52\uFE52/recto.config.ts',
    'docs/content/.\u200D./recto.config.ts',
    'docs/content/\u2026/a.md',
  ],
  'invisible characters': [
    'docs/content/a\u202Edm.exe',
    'docs/content/\uFEFFa.md',
    'docs/content/a\u2028.md',
    'docs/content/a\u200Bb.md',
    'docs/content/a\u2066b.md',
  ],
  'names that Windows changes': [
    'docs/content/a.md.',
    'docs/content/a.md ',
    'docs/content/folder./a.md',
    'docs/content/folder /a.md',
    'docs/content/CON',
    'docs/content/nul.md',
    'docs/content/COM1.png',
    'docs/content/lpt\u00B9.md',
    'docs/content/aux/a.md',
    'docs/content/conout$',
  ],
  'long names': [
    `docs/content/${'a'.repeat(256)}`,
    `docs/content/${'\u8A9E'.repeat(86)}`,
    `docs/content/${'a/'.repeat(600)}a.md`,
  ],
  'broken Unicode': ['docs/content/a\uD800.md', 'docs/content/\uDC00.md'],
};

describe.for(Object.entries(REFUSED))('rejects %s', ([, paths]) => {
  test.for(paths)('%j', (path) => {
    expect(checkPath(path, FOLDERS)).toBeTypeOf('string');
  });
});

test.for([
  'docs/content/index.md',
  'docs/public/logo.svg',
  'docs/content/en/1.getting-started/2.installation.md',
  'docs/content/.navigation.yml',
  'docs/content/a..b.md',
  'docs/content/..a.md',
  'docs/content/100%.md',
  'docs/content/what is this (draft) + more, really.md',
  'docs/content/日本語/はじめに。.md',
  'docs/content/العربية/مرحبا.md',
  'docs/content/فارسی/می\u200Cخواهم.md',
  'docs/content/ü/ña.md',
  'docs/content/and more….md',
  'docs/content/½.md',
  'docs/content/👩\u200D💻.md',
  'docs/content/console.md',
  'docs/content/git.md',
  'docs/content/digit~1.md',
  `docs/content/${'a'.repeat(255)}`,
])('allows %j', (path) => {
  expect(checkPath(path, FOLDERS)).toBeUndefined();
});

test('the reason lists the allowed folders', () => {
  expect(checkPath('a.md', FOLDERS)).toBe('outside');
  expect(describeReason('outside', FOLDERS)).toBe('is outside of docs/content/ and docs/public/');
});

test('checks folders of the configuration in the same way', () => {
  expect(checkSpelling('docs/content')).toBeUndefined();
  expect(checkSpelling('../content')).toBe('dots');
});

test.for(['docs/content/what?.md', 'docs/content/a*.md', 'docs/content/a|b.md', 'docs/content/u\u0308.md'])(
  'rejects a new file named %j',
  (path) => {
    expect(checkPath(path, FOLDERS)).toBeUndefined();
    expect(checkNewPath(path)).toBeTypeOf('string');
  },
);
