import { expect, test } from 'vitest';
import { checkNewPath, checkPath } from '../paths/check-path.ts';
import { freePath, safeName } from './safe-name.ts';

test.for([
  ['photo.png', 'photo.png'],
  ['Photo.PNG', 'photo.png'],
  ['My Photo (1).png', 'my-photo-1.png'],
  ['photo.html', 'photo.png'],
  ['photo', 'photo.png'],
  ['photo.png.exe', 'photo-png.png'],
  ['.png', 'png.png'],
  ['..png', 'file.png'],
  ['', 'file.png'],
  ['...', 'file.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Windows\\a.png', 'a.png'],
  ['.git', 'git.png'],
  ['.gitattributes.png', 'gitattributes.png'],
  ['con.png', 'file-con.png'],
  ['nul', 'file-nul.png'],
  ['a\0b\n.png', 'a-b.png'],
  ['a%2e%2e%2fb.png', 'a-2e-2e-2fb.png'],
  ['日本語.png', '日本語.png'],
  ['Schöne Grüße.png', 'schöne-grüße.png'],
  ['u\u0308.png', 'ü.png'],
  ['a\u202Egnp.exe', 'a-gnp.png'],
  ['<script>.png', 'script.png'],
  ['-rf.png', 'rf.png'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(80)}.png`],
  ['\uD800.png', 'file.png'],
] as const)('%j becomes %s', ([input, expected]) => {
  const name = safeName(input, 'image/png');
  expect(name).toBe(expected);
  expect([checkPath(`public/${name}`, ['public']), checkNewPath(name)]).toEqual([undefined, undefined]);
});

test('keeps other extensions of a type', () => {
  expect([safeName('a.jpeg', 'image/jpeg'), safeName('a.jpg', 'image/jpeg'), safeName('a.png', 'image/jpeg')]).toEqual([
    'a.jpeg',
    'a.jpg',
    'a.jpg',
  ]);
});

test('appends a number to a name that exists, ignoring case', () => {
  expect(freePath('public', 'a.png', [])).toBe('public/a.png');
  expect(freePath('public', 'a.png', ['public/A.png', 'public/a-2.png', 'public/sub/a-3.png'])).toBe('public/a-3.png');
});
