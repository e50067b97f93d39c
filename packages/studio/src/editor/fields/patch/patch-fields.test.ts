import { describe, expect, test } from 'vitest';
import { deleteField, insertItem, moveItem, removeItem, setField } from './patch-fields.ts';
import { readFields } from './read-fields.ts';
import type { FieldSource } from './read-fields.ts';
import type { PatchResult } from './run-edit.ts';
import { isAliased, pathAt } from './source-tree.ts';
import type { FieldPath, FieldValue } from './source-tree.ts';

const yaml = (text: string): FieldSource => ({ text, format: 'yaml' });
const markdown = (text: string): FieldSource => ({ text, format: 'markdown' });

/** Text of a result, or the problem, so that a failing test shows it. */
function textOf(result: PatchResult): string {
  return result.ok ? result.text : `problem: ${result.problem}`;
}

describe('a scalar keeps its style', () => {
  test.for<readonly [string, FieldValue, string]>([
    ['a: one # c\n', 'two', 'a: two # c\n'],
    ["a: 'one'\n", "it's", "a: 'it''s'\n"],
    ['a: "one"\n', 'say "x"\\', 'a: "say \\"x\\"\\\\"\n'],
    ['a: |\n  one\n  two\nb: 1\n', 'x\n\ny\n', 'a: |\n  x\n\n  y\nb: 1\n'],
    ['a: |- # why\n    one\nb: 1\n', 'x\n  y', 'a: |- # why\n    x\n      y\nb: 1\n'],
    ['a: |+\n  one\n\nb: 1\n', 'x', 'a: |-\n  x\nb: 1\n'],
    ['a: >-\n  one two\n  three\n', 'one two four', 'a: >-\n  one two four\n'],
    ['a: one\n  two\nb: 1\n', 'three', 'a: three\nb: 1\n'],
    ['a: !!str 1 # c\n', '2', 'a: !!str "2" # c\n'],
    ['a:\nb: 1\n', 'x', 'a: x\nb: 1\n'],
    ['a: # c\nb: 1\n', 'x', 'a: x # c\nb: 1\n'],
    ['a: 1.50\n', 2, 'a: 2\n'],
    ['a: [1, two]\n', 'x', 'a: x\n'],
    ['a:\n  - 1\n  - 2\nb: 1\n', 'x', 'a: x\nb: 1\n'],
    ['a: 2025-01-31\n', '2025-02-01', 'a: 2025-02-01\n'],
    ['{a: 1, b: 2}\n', 'x, y', '{a: "x, y", b: 2}\n'],
    ['a: 1\r\nb: |\r\n  x\r\n', 'y\nz', 'a: |-\r\n  y\r\n  z\r\nb: |\r\n  x\r\n'],
    ['\uFEFFa: 1', 'x', '\uFEFFa: x'],
  ])('%j = %j', ([text, value, expected]) => {
    expect(textOf(setField(yaml(text), ['a'], value))).toBe(expected);
  });

  test.for<readonly [FieldValue, string]>([
    ['yes', '"yes"'],
    ['1.0', '"1.0"'],
    ['0x1F', '"0x1F"'],
    ['null', '"null"'],
    ['~', '"~"'],
    ['a: b', '"a: b"'],
    ['a #b', '"a #b"'],
    ['a#b:c', 'a#b:c'],
    ['- a', '"- a"'],
    ['-a', '"-a"'],
    ['2025-01-31', '"2025-01-31"'],
    ['12:30', '"12:30"'],
    ['', '""'],
    ['a ', '"a "'],
    ['say "x"', 'say "x"'],
    ['"x"', `'"x"'`],
    ['a\nb', '|-\n  a\n  b'],
    ['a\n', '|\n  a'],
    ['\n', '"\\n"'],
    ['a\u0007\u2028', '"a\\u0007\\u2028"'],
    [true, 'true'],
    [null, 'null'],
    [1e21, '1e+21'],
    ['---', '"---"'],
    ['*a', '"*a"'],
    ['日本', '日本'],
  ])('%j is written as %s', ([value, expected]) => {
    expect(textOf(setField(markdown('---\na: 5\n---\nbody\n'), ['a'], value))).toBe(`---\na: ${expected}\n---\nbody\n`);
  });

  test.for<readonly [string, string, string]>([
    ['a: "two "\n', 'two words', 'a: two words\n'],
    ['a: ""\n', 'x', 'a: x\n'],
    ['a: |-\n  x\n  y\n', 'x', 'a: x\n'],
    ['a: "two "\nb: "x"\n', 'two words', 'a: "two words"\nb: "x"\n'],
  ])('drops a style that only the old value needed: %j', ([text, value, expected]) => {
    expect(textOf(setField(yaml(text), ['a'], value))).toBe(expected);
  });

  test.for(['two words', '1. first', 'yes or no', 'a: b c', '- dash', '#tag and more', 'true story', 'a\nb'])(
    'writes the same text whether %j is typed letter by letter or set at once',
    (value) => {
      let text = 'a: ""\nb: plain\n';
      for (let end = 1; end <= value.length; end += 1) text = textOf(setField(yaml(text), ['a'], value.slice(0, end)));
      expect(text).toBe(textOf(setField(yaml('a: ""\nb: plain\n'), ['a'], value)));
    },
  );

  test('keeps a comment after a multi-line text separate', () => {
    expect(textOf(setField(yaml('a: x # c\n'), ['a'], 'b\nc'))).toBe('a: "b\\nc" # c\n');
  });

  test('uses the quotes of the file', () => {
    expect(textOf(setField(yaml("a: 'x'\nb: 1\n"), ['b'], 'yes'))).toBe("a: 'x'\nb: 'yes'\n");
  });

  test('writes a date without quotes if the schema defines a date', () => {
    expect(textOf(setField(yaml('a: 1\n'), ['date'], '2025-01-31', { isDate: true }))).toBe('a: 1\ndate: 2025-01-31\n');
  });

  test('changes nothing if the value is the same', () => {
    const text = 'a:   "x"   # c\nb: [ 1,2 ]\n';
    expect(textOf(setField(yaml(text), [], { b: [1, 2], a: 'x' }))).toBe(text);
  });
});

describe('fields are added and removed with their lines', () => {
  const text = '# top\nb: 1 # one\n\n# about d\nd:\n  e: 2\nf: |\n  text\n';
  test.for<readonly [FieldPath, FieldValue, readonly string[], string]>([
    [['c'], 'x', ['a', 'b', 'c', 'd'], text.replace('one\n', 'one\nc: x\n')],
    [['a'], 'x', ['a', 'b', 'c', 'd'], text.replace('b: 1', 'a: x\nb: 1')],
    [['z'], ['x', { k: 1, z: [] }], [], `${text}z:\n  - x\n  - k: 1\n    z: []\n`],
    [['d', 'x'], true, ['x', 'e'], text.replace('  e: 2', '  x: true\n  e: 2')],
    [['g', 'h'], 1, ['h'], `${text}g:\n  h: 1\n`],
    [['c'], 'x\n\n', ['b', 'c'], text.replace('one\n', 'one\nc: "x\\n\\n"\n')],
  ])('adds %j', ([path, value, order, expected]) => {
    expect(textOf(setField(yaml(text), path, value, { order }))).toBe(expected);
  });

  test.for<readonly [string, FieldPath, string]>([
    [text, ['b'], text.replace('b: 1 # one\n', '')],
    [text, ['d'], text.replace('d:\n  e: 2\n', '')],
    [text, ['d', 'e'], text.replace('d:\n  e: 2\n', 'd: {}\n')],
    [text, ['f'], text.replace('f: |\n  text\n', '')],
    ['a: 1\nb: 2', ['b'], 'a: 1'],
    ['a: 1\n# left\n', ['a'], '# left\n'],
    ['l:\n  - a: 1\n    b: 2\n', ['l', 0, 'a'], 'l:\n  - b: 2\n'],
    ['l:\n  - a: 1\n    # c\n    b: 2\n', ['l', 0, 'a'], 'l:\n  - \n    # c\n    b: 2\n'],
    ['a: { b: 1, c: 2 }\n', ['a', 'b'], 'a: { c: 2 }\n'],
    ['a: { b: 1, c: 2 }\n', ['a', 'c'], 'a: { b: 1 }\n'],
    ['a: { b: 1 }\n', ['a', 'b'], 'a: {}\n'],
    ['a: &x 1\nb: *x\n', ['b'], 'a: &x 1\n'],
    ['? a\n: 1\nb: 2\n', ['a'], 'b: 2\n'],
    ['a: |+\n  x\nb: 1\n\n# c\nc: 2\n', ['b'], 'a: |+\n  x\n# c\nc: 2\n'],
  ])('%j without %j', ([from, path, expected]) => {
    expect(textOf(deleteField(yaml(from), path))).toBe(expected);
  });

  test.for([
    ['# Hi\n', '---\ntitle: T\n---\n\n# Hi\n'],
    ['\uFEFF\r\nHi', '\uFEFF---\r\ntitle: T\r\n---\r\n\r\nHi'],
    ['', '---\ntitle: T\n---\n'],
    ['---\n---\nHi', '---\ntitle: T\n---\nHi'],
    ['---\n# c\n---\nHi', '---\n# c\ntitle: T\n---\nHi'],
    ['---\n{ "a": 1 }\n---\n', '---\n{ "a": 1, "title": "T" }\n---\n'],
  ] as const)('adds front matter to %j', ([from, expected]) => {
    expect(textOf(setField(markdown(from), ['title'], 'T'))).toBe(expected);
  });

  test('keeps the fences when the last field is removed', () => {
    expect(textOf(deleteField(markdown('---\na: 1\n---\nHi'), ['a']))).toBe('---\n---\nHi');
  });
});

describe('lists', () => {
  const block = 'l:\n  - a # one\n\n  # two\n  - b\n  - c\nm: 1\n';
  test('adds an item in the style of the others', () => {
    expect(textOf(insertItem(yaml(block), ['l'], 'x', 0))).toBe(block.replace('- a', '- x\n  - a'));
    expect(textOf(insertItem(yaml(block), ['l'], { k: 1, v: 'w' }, 3))).toBe(
      block.replace('- c', '- c\n  - k: 1\n    v: w'),
    );
    expect(textOf(insertItem(yaml('l: [a, b] # c\n'), ['l'], 'x', 2))).toBe('l: [a, b, x] # c\n');
    expect(textOf(insertItem(yaml('l:\n- a\n'), ['l'], ['x'], 1))).toBe('l:\n- a\n- - x\n');
    expect(textOf(insertItem(yaml('l: [\n  a, # one\n  b\n]\n'), ['l'], 'x', 2))).toBe('l: [\n  a, # one\n  b, x\n]\n');
  });

  test('writes items of an empty list in the style of other lists of the file', () => {
    expect(textOf(insertItem(yaml('l: [] # c\n'), ['l'], 'x', 0))).toBe('l:\n  - x # c\n');
    expect(textOf(insertItem(yaml('k: [a]\nl: []\n'), ['l'], 'x', 0))).toBe('k: [a]\nl: [x]\n');
    expect(textOf(insertItem(yaml('k:\n- a\nl: []\n'), ['l'], 'x', 0))).toBe('k:\n- a\nl:\n- x\n');
  });

  test('removes an item with its line', () => {
    expect(textOf(removeItem(yaml(block), ['l'], 0))).toBe(block.replace('  - a # one\n', ''));
    expect(textOf(removeItem(yaml(block), ['l'], 2))).toBe(block.replace('  - c\n', ''));
    expect(textOf(removeItem(yaml('l: [a, b, c]\n'), ['l'], 1))).toBe('l: [a, c]\n');
    expect(textOf(removeItem(yaml('l:\n  # c\n  - a\n'), ['l'], 0))).toBe('l: []\n  # c\n');
    expect(textOf(removeItem(yaml('- a\n'), [], 0))).toBe('[]\n');
  });

  test('moves an item with the comments above and after it', () => {
    expect(textOf(moveItem(yaml(block), ['l'], 1, 0))).toBe('l:\n  # two\n  - b\n\n  - a # one\n  - c\nm: 1\n');
    expect(textOf(moveItem(yaml(block), ['l'], 0, 2))).toBe('l:\n  # two\n  - b\n\n  - c\n  - a # one\nm: 1\n');
    expect(textOf(moveItem(yaml('l: [a,  "b", {c: 1}]\n'), ['l'], 2, 0))).toBe('l: [{c: 1},  a, "b"]\n');
    expect(textOf(moveItem(yaml('l:\n  - |\n    x\n  - b'), ['l'], 1, 0))).toBe('l:\n  - b\n  - |\n    x');
  });

  test('changes only the differing items when a list is set', () => {
    expect(textOf(setField(yaml(block), ['l'], ['a', 'x', 'c', 'd']))).toBe(
      block.replace('- b', '- x').replace('- c', '- c\n  - d'),
    );
  });
});

describe('JSON', () => {
  const json = (text: string): FieldSource => ({ text, format: 'json' });
  const pretty = '{\r\n\t"a": "x",\r\n\t"l": [1, 2],\r\n\t"o": {\r\n\t\t"k": null\r\n\t}\r\n}';
  test.for<readonly [string, FieldPath, FieldValue, string]>([
    [pretty, ['a'], 'say "y"\n', pretty.replace('"x"', '"say \\"y\\"\\n"')],
    [pretty, ['b'], { c: ['d'] }, pretty.replace('"x",', '"x",\r\n\t"b": {\r\n\t\t"c": ["d"]\r\n\t},')],
    [pretty, ['l', 0], false, pretty.replace('1,', 'false,')],
    [pretty, ['o', 'm'], 1, pretty.replace('null', 'null,\r\n\t\t"m": 1')],
    ['{"a":1}', ['b'], { c: [1, 2] }, '{"a":1,"b":{"c":[1,2]}}'],
    ['{"a":1,"c":2}', ['b'], 3, '{"a":1,"b":3,"c":2}'],
    ['{}\n', ['a'], 1, '{\n  "a": 1\n}\n'],
    ['{ "a": 1 }', ['b'], {}, '{ "a": 1, "b": {} }'],
  ])('%j: %j = %j', ([text, path, value, expected]) => {
    expect(textOf(setField(json(text), path, value, { order: ['a', 'b', 'c'] }))).toBe(expected);
  });

  test('removes entries with their comma', () => {
    expect(textOf(deleteField(json(pretty), ['a']))).toBe(pretty.replace('"a": "x",\r\n\t', ''));
    expect(textOf(deleteField(json('{"a":1,"b":2}'), ['b']))).toBe('{"a":1}');
    expect(textOf(removeItem(json('{"a": [1]}'), ['a'], 0))).toBe('{"a": []}');
    expect(textOf(moveItem(json(pretty), ['l'], 0, 1))).toBe(pretty.replace('1, 2', '2, 1'));
  });
});

describe('tables', () => {
  const table = (text: string): FieldSource => ({ text, format: 'csv' });
  const text = 'name,price\r\n"a, b",1\r\n\r\nc,2';

  test('changes a value in its cell', () => {
    expect(textOf(setField(table(text), [0, 'name'], 'x'))).toBe(text.replace('a, b', 'x'));
    expect(textOf(setField(table(text), [1, 'name'], 'say "x"'))).toBe(text.replace('c,', '"say ""x""",'));
    expect(textOf(setField(table(text), [1, 'price'], 2.5))).toBe(text.replace('c,2', 'c,2.5'));
    expect(textOf(setField(table('a\nx\n'), [0, 'a'], ''))).toBe('a\n""\n');
  });

  test('adds, removes and moves rows', () => {
    expect(textOf(insertItem(table(text), [], { price: 3 }, 2))).toBe(`${text}\r\n,3`);
    expect(textOf(insertItem(table('a,b'), [], { b: 'x' }, 0))).toBe('a,b\n,x');
    expect(textOf(removeItem(table(text), [], 0))).toBe('name,price\r\n\r\nc,2');
    expect(textOf(moveItem(table(text), [], 0, 1))).toBe('name,price\r\nc,2\r\n\r\n"a, b",1');
  });

  test('does not add or remove columns', () => {
    expect(setField(table(text), [0, 'colour'], 'x')).toEqual({ ok: false, problem: 'column' });
    expect(deleteField(table(text), [0, 'name'])).toEqual({ ok: false, problem: 'column' });
    expect(insertItem(table(text), [], { colour: 'x' }, 0)).toEqual({ ok: false, problem: 'column' });
  });
});

describe('reports why a value cannot be changed', () => {
  test.for<readonly [FieldSource, FieldPath, FieldValue, string]>([
    [yaml('a: &x { k: 1 }\nb: *x\n'), ['b'], 2, 'alias'],
    [yaml('a: &x { k: 1 }\nb: *x\n'), ['b', 'k'], 2, 'alias'],
    [yaml('a: &x { k: 1 }\nb: *x\n'), ['a', 'k'], 2, 'anchor'],
    [yaml('a: &x { k: 1 }\n<<: *x\n'), ['<<', 'k'], 2, 'alias'],
    [yaml('a: 1\na: 2\n'), ['a'], 3, 'invalid'],
    [yaml('a: 1\n---\nb: 1\n'), ['a'], 3, 'invalid'],
    [yaml('a: 1\n'), ['a', 'b'], 2, 'no-such-field'],
    [yaml('a: [1]\n'), ['a', 3], 2, 'no-such-field'],
    [yaml('a: 1\n'), ['__proto__'], 2, 'no-such-field'],
    [markdown('---\na: 1\n'), ['a'], 2, 'open'],
    [{ text: '{"a": 1}', format: 'json' }, ['a'], Infinity, 'unwritable'],
    [{ text: '{"a": 1,}', format: 'json' }, ['a'], 2, 'invalid'],
  ])('%j at %j', ([source, path, value, problem]) => {
    expect(setField(source, path, value)).toEqual({ ok: false, problem });
  });
});

test('recognises a value that is an alias', () => {
  const read = readFields(yaml('a: &x { k: 1 }\nb: *x\n'));
  const root = read.ok ? read.root : null;
  expect([['a'], ['a', 'k'], ['b'], ['b', 'k'], ['c']].map((path) => isAliased(root, path))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('finds the field at an offset', () => {
  const text = '---\na: x\nl:\n  - b: y\n  - c: z # here\n---\nbody';
  const read = readFields(markdown(text));
  const at = (part: string) => (read.ok ? pathAt(read.root, text.indexOf(part)) : undefined);
  expect(['a:', 'x', 'b:', 'z', 'body'].map(at)).toEqual([['a'], ['a'], ['l', 0, 'b'], ['l', 1, 'c'], []]);
});

test('reads values with their ranges', () => {
  const text = '---\na: "x" # c\nl: [1, { b: y }]\n---\nbody';
  const read = readFields(markdown(text));
  if (!read.ok || read.root?.kind !== 'map') throw new Error('The text cannot be parsed.');
  expect(read.value).toEqual({ a: 'x', l: [1, { b: 'y' }] });
  expect(read.root.entries.map(({ key, range }) => [key, text.slice(range.start, range.end)])).toEqual([
    ['a', 'a: "x"'],
    ['l', 'l: [1, { b: y }]'],
  ]);
});
