import { expect, test } from 'vitest';
import { readTextFields, setTextField } from './text-fields.ts';

const ORIGINAL = `---
title: Start
description: How to begin.
icon: i-lucide-star
date: 2026-01-05
tags: [one, two words]
links:
  - label: More
    to: /more
---
`;

test('lists fields with text and their translation', () => {
  const translation = '---\ntitle: Début\nlinks:\n  - label: Plus\n---\n';
  expect(readTextFields('a.md', ORIGINAL, translation)).toEqual([
    { path: ['title'], original: 'Start', translation: 'Début' },
    { path: ['description'], original: 'How to begin.', translation: undefined },
    { path: ['tags', 1], original: 'two words', translation: undefined },
    { path: ['links', 0, 'label'], original: 'More', translation: 'Plus' },
  ]);
});

test('changes one value', () => {
  expect(setTextField('a.md', ORIGINAL, ['links', 0, 'label'], 'Plus')).toEqual({
    ok: true,
    text: ORIGINAL.replace('More', 'Plus'),
  });
  expect(setTextField('a.yml', 'title: A\n', ['title'], 'B')).toEqual({ ok: true, text: 'title: B\n' });
  expect(setTextField('a.csv', 'title\nA\n', ['title'], 'B').ok).toBe(false);
});
