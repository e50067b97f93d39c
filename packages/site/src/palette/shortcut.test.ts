import { expect, test } from 'vitest';
import { isShortcut } from './shortcut.ts';
import type { KeyPress } from './shortcut.ts';

const k: KeyPress = { key: 'k', code: 'KeyK', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

test.for<[string, Partial<KeyPress>, boolean]>([
  ['K alone', {}, false],
  ['Meta+K', { metaKey: true }, true],
  ['Control+K', { ctrlKey: true }, true],
  ['Control+K with Caps Lock', { ctrlKey: true, key: 'K' }, true],
  ['Control+Meta+K', { ctrlKey: true, metaKey: true }, false],
  ['Control+Shift+K', { ctrlKey: true, shiftKey: true, key: 'K' }, false],
  ['Control+Alt+K', { ctrlKey: true, altKey: true }, false],
  ['Control+J', { ctrlKey: true, key: 'j', code: 'KeyJ' }, false],
  ['the key of K on an Arabic keyboard', { ctrlKey: true, key: 'ن' }, true],
  ['K on a Dvorak keyboard, at another position', { ctrlKey: true, code: 'KeyV' }, true],
  ['another letter on a Dvorak keyboard, at the position of K', { ctrlKey: true, key: 't' }, false],
])('%s', ([, press, expected]) => {
  expect(isShortcut('k', { ...k, ...press })).toBe(expected);
});
