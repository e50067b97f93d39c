import { ContentError } from '@recto/content';
import { expect, test, vi } from 'vitest';
import { describeBuildFailure } from './describe-build-failure.ts';

const own = new ContentError('components/static', 'It has a hook.', "Begin with 'use client'.", {
  file: 'a.tsx',
  line: 3,
});

test('shows file, line and hint of a Recto error, also inside an error of the bundler', () => {
  const text = "a.tsx:3: It has a hook.\n  Begin with 'use client'.";
  expect(describeBuildFailure(own)).toBe(text);
  const bundled = Object.assign(new Error('Build failed with 1 error:\n at refuse (file:///x.ts)'), { errors: [own] });
  expect(describeBuildFailure(bundled)).toBe(text);
});

test('shows the message of another error, and its stack trace only with DEBUG', () => {
  vi.stubEnv('DEBUG', undefined);
  const error = new Error('Something else.');
  expect(describeBuildFailure(error)).toBe('Something else.');
  const bundled =
    'Build failed with 1 error:\n\n[plugin a] b.css\nError: Cannot resolve c\n    at d (e.js:1:1)\n    at f';
  expect(describeBuildFailure(new Error(bundled))).toBe(
    'Build failed with 1 error:\n\n[plugin a] b.css\nError: Cannot resolve c',
  );
  vi.stubEnv('DEBUG', '1');
  expect(describeBuildFailure(error)).toContain('at ');
  expect(describeBuildFailure('text')).toBe('text');
});
