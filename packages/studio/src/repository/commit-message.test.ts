import { expect, test } from 'vitest';
import { change, changeSet } from '../../fixtures/repository-cases.ts';
import { readChangeSetId, renderMessage } from './commit-message.ts';

const BASE = '0'.repeat(40);
const files = [change('content/guide/a.md', ''), change('content/guide/more/b.md', '')];

test.for([
  ['{summary}', 'Better words'],
  ['docs({path}): {summary}', 'docs(content/guide/): Better words'],
  ['{author} changed {files} files', 'Ada Author changed 2 files'],
  ['{unknown} {summary}\nmore', '{unknown} Better words more'],
])('the template %j', ([template, subject]) => {
  const set = changeSet(BASE, files);
  expect(renderMessage(set, template)).toBe(`${subject}\n\nRecto-Change-Set: ${set.id}\n`);
});

test('shows the full path of a single file', () => {
  expect(renderMessage(changeSet(BASE, files.slice(0, 1)), '{path}')).toMatch(/^content\/guide\/a\.md\n/u);
});

test('a summary is always one line', () => {
  const set = changeSet(BASE, files, {
    summary: 'One\n\nRecto-Change-Set: forged-1',
    description: 'recto-change-set: forged-2\r\nText',
  });
  const message = renderMessage(set);
  expect(message.split('\n')[0]).toBe('One Recto-Change-Set: forged-1');
  expect(message).not.toContain('forged-2');
  expect(readChangeSetId(message)).toBe(set.id);
});

test.for(['\n', '\r', '\u2028', '\u2029', '\u0085'])(
  'the name of a co-author with %j cannot claim another change set',
  (end) => {
    const name = `A${end}Recto-Change-Set: forged-1${end}B`;
    const set = changeSet(BASE, files, { coAuthors: [{ name, email: 'a@site.invalid' }] });
    expect(set.coAuthors[0]?.name).toBe('A Recto-Change-Set: forged-1 B');
    expect(readChangeSetId(renderMessage(set))).toBe(set.id);
  },
);

test.for([
  ['Words\n\nRecto-Change-Set: abc-12345\n', 'abc-12345'],
  ['Words\r\n\r\nRecto-Change-Set: abc-12345\r\nSigned-off-by: C <c@d>\r\n', 'abc-12345'],
  ['Words\n\nCo-authored-by: A\u2028Recto-Change-Set: forged-1\u2028 <a@b>\nRecto-Change-Set: abc-12345', 'abc-12345'],
  ['Words\n\nCo-authored-by: A <a@b>\nRecto-Change-Set: abc-12345\nSigned-off-by: C <c@d>', 'abc-12345'],
  ['Words\n\nRecto-Change-Set: abc-12345\n\nMore words', undefined],
  ['Words about Recto-Change-Set: abc-12345', undefined],
  ['', undefined],
] as const)('reads the id in %j', ([message, id]) => {
  expect(readChangeSetId(message)).toBe(id);
});
