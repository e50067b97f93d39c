import { expect, test } from 'vitest';
import { editorKeys } from '../visual/key-bindings.ts';
import { labelKeys, SHORTCUTS } from './shortcuts.tsx';

/** Handled by the panel, see `panel.tsx`. */
const PANEL_KEYS = new Set(['open', 'save', 'publish', 'search', 'list']);

test('every shortcut of the visual editor is one of its key bindings', () => {
  const nothing = (): void => undefined;
  const bound = Object.keys(
    editorKeys({ undo: nothing, redo: nothing, link: nothing, find: nothing, edit: nothing, toolbar: nothing }),
  );
  const listed = SHORTCUTS.filter(([name]) => !PANEL_KEYS.has(name)).map(([, shortcut]) => shortcut);
  expect(bound).toEqual(expect.arrayContaining(listed));
  expect(listed).toEqual(expect.arrayContaining(['Mod-b', 'Mod-i', 'Mod-e', 'Mod-k', 'Mod-f', 'Mod-Alt-2']));
});

test.for([
  ['Mod-Alt-2', true, ['⌘', '⌥', '2']],
  ['Mod-Alt-2', false, ['Strg', 'Alt', '2']],
  ['Mod-Shift-z', false, ['Strg', '⇧', 'Z']],
  ['Mod-.', false, ['Strg', '.']],
  ['Alt-ArrowUp', true, ['⌥', '↑']],
  ['Shift-Enter', false, ['⇧', '↵']],
] as const)('labels the keys of %s (Mac: %s)', ([shortcut, isMac, labels]) => {
  expect(labelKeys(shortcut, { isMac, control: 'Strg' })).toEqual(labels);
});
