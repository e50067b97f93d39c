import { ChangeSet, EditorState } from '@codemirror/state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withLfBreaks } from './line-breaks.ts';
import { createSourceText } from './source-text.ts';
import { computeChanges } from './text-changes.ts';

const line = fc.constantFrom('a', 'b', 'ab', 'ba', '', '👩‍🚀 x', '😀', '😁', 'مرحبا', '# T');
const text = (lineBreak: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(fc.tuple(line, lineBreak), { maxLength: 12 }).map((lines) => lines.flat().join(''));
const plain = text(fc.constant('\n'));
const mixed = text(fc.constantFrom('\n', '\r\n', '\r', '\r\n'));

function toChangeSet(before: string, after: string): ChangeSet {
  return ChangeSet.of(computeChanges(before, after), before.length);
}

test('returns changes that lead from one text to the other', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const { doc } = EditorState.create({ doc: before });
      expect(toChangeSet(before, after).apply(doc).toString()).toBe(after);
    }),
    { numRuns: 3000 },
  );
});

test('returns no changes for equal texts', () => {
  expect(computeChanges('a\nb', 'a\nb')).toEqual([]);
});

test('returns minimal changes', () => {
  expect(computeChanges('one\ntwo\nthree\nfour', 'one\n2wo\nthree\nfouR')).toEqual([
    { from: 4, to: 5, insert: '2' },
    { from: 17, to: 18, insert: 'R' },
  ]);
});

test('does not split surrogate pairs', () => {
  expect(computeChanges('a😀b', 'a😁b')).toEqual([{ from: 1, to: 3, insert: '😁' }]);
});

test('keeps a cursor in unchanged text', () => {
  const lineEdit = fc.tuple(fc.nat(30), fc.boolean(), fc.nat(8));
  fc.assert(
    fc.property(fc.array(lineEdit, { minLength: 2, maxLength: 20 }), fc.nat(19), (lines, chosen) => {
      // All lines are different, so that each line of the new text can be matched to its old one.
      const old = lines.map(([words], index) => `line ${index} ${'w'.repeat(words)}`);
      const at = chosen % lines.length;
      const fresh = lines.flatMap(([, isChanged, added], index) => [
        ...(index === at || !isChanged ? [old[index] ?? ''] : []),
        ...Array.from({ length: isChanged ? added : 0 }, (_, number) => `new ${index} ${number}`),
      ]);
      const column = (lines[at]?.[2] ?? 0) % (old[at] ?? '').length;
      const cursor = old.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + column;
      const after = fresh.join('\n');
      const moved = toChangeSet(old.join('\n'), after).mapPos(cursor, 1);
      const start = after.lastIndexOf('\n', moved - 1) + 1;
      expect(after.slice(start).split('\n')[0]).toBe(old[at]);
      expect(moved - start).toBe(column);
    }),
    { numRuns: 2000 },
  );
});

test('keeps the line breaks of all other lines', () => {
  fc.assert(
    fc.property(mixed, fc.nat(), fc.nat(), plain, (before, a, b, insert) => {
      const document = EditorState.create({ doc: before }).doc;
      const [from, to] = [a, b].map((one) => one % (document.length + 1)).sort((x, y) => x - y);
      const state = EditorState.create({ doc: document });
      const { changes } = state.update({ changes: { from: from ?? 0, to: to ?? 0, insert } });
      const source = createSourceText(before);
      const after = source.edit(changes).text;
      expect(withLfBreaks(after)).toBe(changes.apply(document).toString());
      expect(after.startsWith(before.slice(0, source.toText(from ?? 0)))).toBe(true);
      expect(after.endsWith(before.slice(source.toText(to ?? 0)))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('uses the most common line break for new lines', () => {
  const changes = ChangeSet.of({ from: 1, insert: '\n' }, 3);
  expect(createSourceText('a\r\nb').edit(changes).text).toBe('a\r\n\r\nb');
  expect(createSourceText('a\nb').edit(changes).text).toBe('a\n\nb');
});

test('converts offsets in both directions', () => {
  const source = createSourceText('a\r\nb\r\nc');
  expect([0, 1, 2, 3, 4].map((offset) => source.toText(offset))).toEqual([0, 1, 3, 4, 6]);
  expect([0, 1, 2, 3, 4, 5, 6].map((offset) => source.toPlain(offset))).toEqual([0, 1, 1, 2, 3, 3, 4]);
});
