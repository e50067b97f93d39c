import { expect, test } from 'vitest';
import { createSlugger } from './slugger.ts';

test.for([
  ['Hello World', 'hello-world'],
  ['  What’s new?  ', 'whats-new'],
  ['C++ & Rust', 'c-rust'],
  ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
  ['v2.0', 'v20'],
  ['مرحبا بالعالم', 'مرحبا-بالعالم'],
  ['日本語 ガイド', '日本語-ガイド'],
  ['हिन्दी', 'हिन्दी'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['!!!', 'section'],
  ['', 'section'],
] as const)('"%s" becomes "%s"', ([text, slug]) => {
  expect(createSlugger()(text)).toBe(slug);
});

test('numbers repeated texts', () => {
  expect(['Setup', 'Setup', 'setup!', 'Other'].map(createSlugger())).toEqual(['setup', 'setup-1', 'setup-2', 'other']);
});

test('creates a unique id for a text that looks like a numbered id', () => {
  expect(['Setup', 'Setup', 'Setup 1'].map(createSlugger())).toEqual(['setup', 'setup-1', 'setup-1-1']);
});

test('starts from scratch for each document', () => {
  createSlugger()('Setup');
  expect(createSlugger()('Setup')).toBe('setup');
});

test.for([
  ['Slash - in - Title', 'slash---in---title', 'slash-in-title'],
  ['-Dash-', '-dash-', 'dash'],
  ['1. Introduction', '1-introduction', '_1-introduction'],
  ['Plain words', 'plain-words', 'plain-words'],
] as const)('"%s" becomes %s with github and %s with nuxt', ([text, github, nuxt]) => {
  expect(createSlugger([], 'github')(text)).toBe(github);
  expect(createSlugger([], 'nuxt')(text)).toBe(nuxt);
});
