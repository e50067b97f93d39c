import { describe, expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { parseCsv } from './csv.ts';
import { parseJson } from './json.ts';
import { parseFile } from './parse-file.ts';
import { parseYaml } from './yaml.ts';

/** Returns the content error that a call throws. */
function errorOf(call: () => unknown): ContentError {
  try {
    call();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The call threw no error.');
}

describe('YAML', () => {
  test('returns fields with their lines', () => {
    expect(parseYaml('a: 1\nb:\n  c: [x]\n', 'a.yml')).toEqual({
      data: { a: 1, b: { c: ['x'] } },
      lines: { a: 1, b: 2, 'b.c': 3, 'b.c.0': 3 },
      columns: { a: 4, b: 1, 'b.c': 6, 'b.c.0': 7 },
    });
    const { lines } = parseYaml('a:\n  b: 1\n"a.b": 2\nc:\n- d: 1\n  e: 2\n-\n  d: 3\n', 'a.yml');
    expect(lines).toEqual({ a: 1, 'a.b': 3, c: 4, 'c.0': 5, 'c.0.d': 5, 'c.0.e': 6, 'c.1': 8, 'c.1.d': 8 });
  });

  test('returns no fields for an empty file', () => {
    expect(parseYaml('# nothing\n', 'a.yml')).toEqual({ data: {}, lines: {}, columns: {} });
  });

  test.for([
    ['a: 1\nb: c: d\n', 'file/yaml', 2],
    ['- a\n- b\n', 'file/shape', 1],
    ['a: *b\n', 'file/alias', 1],
    ['__proto__: { x: 1 }\n', 'data/key', 1],
    ['a:\n  - { "__proto__": 1 }\n', 'data/key', 1],
    ['a: &x [*x]\n', 'data/depth', 1],
  ] as const)('%j throws %s in line %i', ([text, code, line]) => {
    expect(errorOf(() => parseYaml(text, 'a.yml'))).toMatchObject({ code, file: 'a.yml', line });
  });

  test('has only plain data, whatever the tags of YAML are', () => {
    const { data } = parseYaml(
      'a: !!binary aGk=\nb: !!set { c }\nd: !!timestamp 2001-01-01\ne: !!omap [f: 1]\n',
      'a.yml',
    );
    expect(data).toEqual({ a: 'aGk=', b: { c: null }, d: '2001-01-01', e: [{ f: 1 }] });
  });

  test('treats a merge key of YAML 1.1 as an ordinary field', () => {
    expect(parseYaml('a: { x: 1 }\n<<: { y: 2 }\n', 'a.yml').data).toEqual({ a: { x: 1 }, '<<': { y: 2 } });
  });
});

test.for(['a.yml', 'a.json'])('%s may not be nested so deep that reading it exceeds the call stack', (file) => {
  const parse = (depth: number) => (): unknown => {
    const text = `{"a": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
    return file === 'a.yml' ? parseYaml(text, file) : parseJson(text, file);
  };
  expect(parse(99)).not.toThrow();
  expect(errorOf(parse(101))).toMatchObject({ code: 'data/depth', file, line: 1 });
  expect(errorOf(parse(9000))).toBeInstanceOf(ContentError);
});

describe('JSON', () => {
  test('returns fields with their lines, also with brackets in strings', () => {
    const text = '\uFEFF{\n  "a": "}\\" {",\n  "b": {\n    "c": [1]\n  }, "d":\n  null\n}\n';
    expect(parseJson(text, 'a.json')).toEqual({
      data: { a: '}" {', b: { c: [1] }, d: null },
      lines: { a: 2, b: 3, 'b.c': 4, d: 5 },
      columns: { a: 3, b: 3, 'b.c': 5, d: 6 },
    });
    const { lines } = parseJson('{"a": [1,\n"b",\n{"c": 1,\n"d": [[],\n{"e": 2}]}],\n"a.1": 1}', 'a.json');
    expect(lines).toEqual({
      a: 1,
      'a.1': 6,
      'a.2': 3,
      'a.2.c': 3,
      'a.2.d': 4,
      'a.2.d.0': 4,
      'a.2.d.1': 5,
      'a.2.d.1.e': 5,
    });
  });

  test.for([
    ['{\n  "a": 1,\n}', 'file/json', 3],
    ['{\n  "a": 1,\n  "a": 2\n}', 'file/json', 3],
    ['', 'file/json', 1],
    ['[1]', 'file/shape', 1],
    ['null', 'file/shape', 1],
    ['{"__proto__": {"polluted": true}}', 'data/key', 1],
    ['{"a": [{"__proto__": 1}]}', 'data/key', 1],
  ] as const)('%j throws %s in line %i', ([text, code, line]) => {
    expect(errorOf(() => parseJson(text, 'a.json'))).toMatchObject({ code, file: 'a.json', line });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('CSV', () => {
  test('returns each row with the names of the first row, and its line', () => {
    const text = '\uFEFFname, age ,note\r\nAnn,1,"a, ""b""\r\nc"\r\n\r\nBob,true,\r\n';
    expect(parseCsv(text, 'a.csv')).toEqual([
      {
        data: { name: 'Ann', age: '1', note: 'a, "b"\nc' },
        lines: { name: 2, age: 2, note: 2 },
        columns: { name: 1, age: 5, note: 1 },
      },
      {
        data: { name: 'Bob', age: 'true', note: '' },
        lines: { name: 5, age: 5, note: 5 },
        columns: { name: 1, age: 5, note: 9 },
      },
    ]);
  });

  test('accepts another delimiter', () => {
    expect(parseCsv('a;b\n1;2,3', 'a.csv', { delimiter: ';' })[0]?.data).toEqual({ a: '1', b: '2,3' });
  });

  test.for(['', 'a,b\n'])('returns no rows for %j', (text) => {
    expect(parseCsv(text, 'a.csv')).toEqual([]);
  });

  test.for([
    ['a,b\n1,2\n3\n', 'file/csv', 3],
    ['a\n"open\n', 'file/csv', 2],
    ['a,a\n1,2\n', 'file/csv', 1],
    ['a,\n1,2\n', 'file/csv', 1],
    ['__proto__\n1\n', 'data/key', 1],
  ] as const)('%j throws %s in line %i', ([text, code, line]) => {
    expect(errorOf(() => parseCsv(text, 'a.csv'))).toMatchObject({ code, file: 'a.csv', line });
  });
});

describe('a file', () => {
  test.for([
    ['a.md', '---\nn: 1\n---\n# Hi', [{ n: 1 }]],
    ['a.MD', '---\n{"n": 1}\n---\n', [{ n: 1 }]],
    ['a.yml', 'n: 1', [{ n: 1 }]],
    ['a.yaml', 'n: 1', [{ n: 1 }]],
    ['b/a.json', '{"n": 1}', [{ n: 1 }]],
    ['a.csv', 'n\n1\n2', [{ n: '1' }, { n: '2' }]],
  ] as const)('%s is parsed by its extension', async ([file, text, data]) => {
    expect((await parseFile({ file, text })).map((document) => document.data)).toEqual(data);
  });

  test('with data has an empty body', async () => {
    const [document] = await parseFile({ file: 'a.yml', text: 'n: 1' });
    expect(document?.body).toEqual({ nodes: [], toc: [] });
  });

  test.for(['a.txt', 'a.md.bak', 'a.amd', 'a', 'a.js'])(
    '%s throws an error with the supported extensions',
    async (file) => {
      await expect(parseFile({ file, text: 'x' })).rejects.toMatchObject({
        code: 'file/format',
        file,
        hint: expect.stringContaining('.md, .yml, .yaml, .json, .csv') as string,
      });
    },
  );
});
