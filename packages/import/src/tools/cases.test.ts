import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { convertSource } from '../import-site.ts';
import { sourceOf } from '../read/source.ts';

/** A case document: the files of a source, the expected files, and the report. */
interface Case {
  tool: string;
  source: Record<string, string>;
  result: Record<string, string>;
  report: string;
}

const folder = import.meta.dirname;

function readCase(file: string): Case {
  const [, ...parts] = readFileSync(join(folder, file), 'utf8').split(/^=== (?=source |result |report)/mu);
  const read: Case = { tool: file.split('/')[0] ?? '', source: {}, result: {}, report: '' };
  for (const part of parts) {
    const [line = '', ...rest] = part.split('\n');
    const [kind = '', path = ''] = line.split(/ (.*)/su);
    const text = rest.join('\n').replace(/\n\n$/u, '\n');
    if (kind === 'report') read.report = text;
    else read[kind === 'source' ? 'source' : 'result'][path] = text;
  }
  return read;
}

test.for(globSync('*/fixtures/*.case', { cwd: folder }).toSorted())('%s', (file) => {
  const { tool, source, result, report } = readCase(file);
  const { files, entries } = convertSource(sourceOf(source));
  const lines = entries.map(
    ({ outcome, code, file: name, line, message }) => `${outcome} ${code} ${name}:${line ?? '-'} ${message}`,
  );
  expect(`${lines.join('\n')}\n`).toBe(report);
  for (const [path, text] of Object.entries(result)) expect(files.get(path), `${tool}: ${path}`).toBe(text);
});

test('every tool has a case document', () => {
  const tools = globSync('*/', { cwd: folder }).map((name) => name.replace(/\/$/u, ''));
  const cases = new Set(globSync('*/fixtures/*.case', { cwd: folder }).map((file) => file.split('/')[0]));
  expect(tools.filter((name) => !cases.has(name))).toEqual([]);
});
