import { parseFile, parseFrontMatter } from '@recto/content/documents';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editFrom, editSeed, fieldName, fieldValue, hostileText } from '../fixtures/arbitrary-fields.ts';
import type { EditSeed } from '../fixtures/arbitrary-fields.ts';
import { arbitraryYaml } from '../fixtures/arbitrary-yaml.ts';
import { listFieldFiles } from '../fixtures/field-files.ts';
import { applyEdit, isObject, isSameValue } from './field-edit.ts';
import type { FieldEdit } from './field-edit.ts';
import { readFields } from './read-fields.ts';
import type { FieldSource } from './read-fields.ts';
import { runEdit } from './run-edit.ts';
import { findNode, isCollection } from './source-tree.ts';
import type { FieldValue, SourceNode } from './source-tree.ts';

/** Files that the content engine can store as rows, which excludes those with a list at the root. */
const FILES = listFieldFiles().filter((source) => source.format === 'csv' || isObject(valueOf(source)));
const editSeeds = fc.array(editSeed, { minLength: 1, maxLength: 8 });

/** Values of a file, as the parser of the content engine returns them. */
async function parse({ text, format, delimiter }: FieldSource): Promise<unknown> {
  if (format === 'markdown') return parseFrontMatter(text, 'a.md').data;
  const documents = await parseFile({ file: `a.${format}`, text, delimiter });
  return format === 'csv' ? documents.map(({ data }) => data) : documents[0]?.data;
}

function valueOf(source: FieldSource): FieldValue {
  const read = readFields(source);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

/**
 * Adding or removing an entry keeps all other bytes; any other edit only changes the lines of its field or of the
 * reordered list.
 */
function expectSmallChange(source: FieldSource, edit: FieldEdit, to: string): void {
  const { text: from } = source;
  const read = readFields(source);
  if (!read.ok || !read.root) return;
  const { node, rest } = findNode(read.root, edit.type === 'delete' ? edit.path.slice(0, -1) : edit.path);
  const size = isCollection(node) ? node.entries.length : 0;
  const isNew = (edit.type === 'set' && rest.length > 0) || edit.type === 'insert';
  if (isNew && size > 0) {
    expect(sameEnds(from, to)).toBe(from.length);
  } else if (edit.type === 'delete' && size > 1) {
    expect(sameEnds(from, to)).toBe(to.length);
    expect(countNotes(to) + countNotes(textAt(from, findNode(read.root, edit.path).node))).toBe(countNotes(from));
  } else {
    const start = Math.max(0, from.lastIndexOf('\n', Math.min(node.after, node.range.start) - 1));
    const end = from.indexOf('\n', node.range.end);
    expect(to.slice(0, start)).toBe(from.slice(0, start));
    expect(end === -1 || to.endsWith(from.slice(end + 1))).toBe(true);
  }
}

/** Number of equal characters at the start and end of two texts, at most the length of the shorter one. */
function sameEnds(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end;
}

function countNotes(text: string): number {
  return text.split('# note').length - 1;
}

function textAt(text: string, { after, range }: SourceNode): string {
  return text.slice(after, range.end);
}

interface Counts {
  changed: number;
  refused: Record<string, number>;
}

async function editAll(source: FieldSource, seeds: readonly EditSeed[], counts: Counts): Promise<void> {
  let current = source;
  for (const seed of seeds) {
    const value = valueOf(current);
    const edit = editFrom(seed, value);
    const result = runEdit(current, edit);
    if (!result.ok) {
      counts.refused[result.problem] = (counts.refused[result.problem] ?? 0) + 1;
      continue;
    }
    counts.changed += 1;
    const next = { ...current, text: result.text };
    // Values of a table become text.
    const expected = current.format === 'csv' ? valueOf(next) : applyEdit(value, edit);
    expect(isSameValue(valueOf(next), expected)).toBe(true);
    expectSmallChange(current, edit, result.text);
    expect(await parse(next)).toEqual(valueOf(next));
    current = next;
  }
}

describe('files of this repository', () => {
  test('are parsed to the same values as in the content engine', async () => {
    expect(FILES.length).toBeGreaterThan(400);
    for (const { file, ...source } of FILES) {
      expect([file, await parse(source)]).toEqual([file, valueOf(source)]);
    }
  });

  test('do not change when all values are set to themselves', () => {
    for (const source of FILES) {
      expect(runEdit(source, { type: 'set', path: [], value: valueOf(source) })).toEqual({
        ok: true,
        text: source.text,
      });
    }
  });

  test('change only where a random edit applies', async () => {
    const counts: Counts = { changed: 0, refused: {} };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...FILES), editSeeds, (file, seeds) => editAll(file, seeds, counts)),
      { numRuns: 250 },
    );
    expect(counts.refused['unwritable'] ?? 0).toBeLessThan(counts.changed / 1000);
  });
});

describe('generated files', () => {
  test.for([0, 2, '\t'])('edits JSON with indentation %j', async (indent) => {
    const counts: Counts = { changed: 0, refused: {} };
    const fields = fc.dictionary(fieldName, fieldValue, { maxKeys: 5, noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(fields, editSeeds, async (value, seeds) => {
        const text = JSON.stringify(value, null, indent);
        await editAll({ text: `\uFEFF${text}\n`, format: 'json' }, seeds, counts);
        await editAll({ text: text.replaceAll('\n', '\r\n'), format: 'json' }, seeds, counts);
      }),
      { numRuns: 50 },
    );
    expect(counts.refused).toEqual({});
  });

  test.for([',', ';'])('edits tables with the delimiter %j', async (delimiter) => {
    const counts: Counts = { changed: 0, refused: {} };
    const cell = hostileText.filter((text) => !/[\r\uFEFF]/u.test(text) && text.isWellFormed());
    const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`);
    const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.array(fc.array(quoted, { minLength: width, maxLength: width }), { maxLength: 5 }).map((rows) => {
        const header = Array.from({ length: width }, (_, column) => `c${column}`);
        return [header, ...rows].map((row) => row.join(delimiter)).join('\r\n');
      }),
    );
    await fc.assert(
      fc.asyncProperty(table, editSeeds, (text, seeds) => editAll({ text, format: 'csv', delimiter }, seeds, counts)),
      { numRuns: 100 },
    );
    expect(counts.changed).toBeGreaterThan(100);
  });

  test.for(['\n', '\r\n'])('edits YAML with line breaks %j', async (newline) => {
    const counts: Counts = { changed: 0, refused: {} };
    await fc.assert(
      fc.asyncProperty(arbitraryYaml, editSeeds, async (lines, seeds) => {
        const text = lines.replaceAll('\n', newline);
        const source: FieldSource = { text, format: 'yaml' };
        fc.pre(readFields(source).ok);
        await editAll(source, seeds, counts);
        await editAll({ text: `\uFEFF---${newline}${text}---${newline}# Body`, format: 'markdown' }, seeds, counts);
      }),
      { numRuns: 80 },
    );
    expect(counts.refused['unwritable'] ?? 0).toBeLessThan(counts.changed / 50);
  });
});
