import { expect, test } from 'vitest';
import { loadMessages, english } from '../messages/messages.tsx';
import { StudioProblem } from './studio-client.ts';
import { translateProblem } from './translate-problem.ts';

const german = await loadMessages('de');

const textOf = ({ message, hint }: StudioProblem): string => `${message} ${hint}`;

test('errors of the editor say what to do in every language', () => {
  const offline = new StudioProblem({ code: 'studio/offline', message: 'The server did not respond.' });
  expect(textOf(translateProblem(offline, english))).toBe(
    'The server did not respond. Your changes are kept in this browser. Try again when you have a connection.',
  );
  expect(textOf(translateProblem(offline, german))).toContain('Der Server hat nicht geantwortet.');
});

test('an error of the content names the place', () => {
  const problem = new StudioProblem({
    code: 'invalid-content',
    message: 'The content has errors.',
    hint: 'Correct it.',
    status: 422,
    problems: [{ path: 'content/a.md', line: 3, reason: 'The title is missing.' }],
  });
  expect(textOf(translateProblem(problem, german))).toMatch(/content\/a\.md:3 The title is missing\.$/u);
  expect(translateProblem(problem, german)).toMatchObject({ code: 'invalid-content', status: 422 });
  // The server describes its errors in English.
  expect(translateProblem(problem, english)).toBe(problem);
});

test('an unknown error stays as it is', () => {
  const problem = new StudioProblem({ code: 'new/code', message: 'Too large.', status: 413 });
  expect(translateProblem(problem, german)).toBe(problem);
  const silent = new StudioProblem({ code: 'studio/no-reason', message: '', status: 502 });
  expect(translateProblem(silent, english).message).toBe('The server responded with an error (502).');
});

test.for([
  ['upload/size', { values: { size: 10 } }, 'Eine Datei darf höchstens 10 MB haben. Verringere'],
  [
    'upload/type',
    { reason: 'svg', values: { name: 'a.svg', reason: 'line 3: it defines entities' } },
    'Die SVG-Datei „a.svg“ wird nicht angenommen: line 3: it defines entities Entferne',
  ],
  ['path', { reason: 'outside', values: { folders: 'content/' } }, 'content/'],
  ['media/type', { values: { ending: 'png' } }, 'Behalte die Endung .png bei.'],
  ['draft/count', { values: { count: 200 } }, 'Der Server speichert höchstens 200 deiner Entwürfe.'],
  ['preview/no-page', {}, 'Diese Datei hat keine eigene Seite'],
  ['working-tree', { paths: ['a.md', 'b.md'] }, 'nicht im Repository sind: a.md, b.md'],
  ['conflict', {}, 'Jemand anderes hat im selben Moment denselben Text geändert.'],
  ['not-found', {}, 'Die Datei oder Fassung ist nicht im Repository.'],
] as const)('the error %s of the server is translated with its values', ([code, details, text]) => {
  const problem = new StudioProblem({ code, message: 'In English.', hint: 'Do it.', ...details });
  expect(textOf(translateProblem(problem, german))).toContain(text);
  expect(textOf(translateProblem(problem, german))).not.toMatch(/\{\w+\}|In English/u);
});

test.for([
  ['path', 'unknown'],
  ['path', '__proto__'],
  ['upload/type', 'constructor'],
  ['upload/type', undefined],
  ['constructor', undefined],
] as const)('an unknown reason stays as the server describes it: %s %s', ([code, reason]) => {
  const problem = new StudioProblem({ code, message: 'In English.', ...(reason !== undefined && { reason }) });
  expect(translateProblem(problem, german)).toBe(problem);
});
