import { posix } from 'node:path';
import { isObject, listOf } from './evaluate.ts';
import { parseData } from './parse-data.ts';
import type { Source } from './source.ts';

/** Reads the `paths` of a `tsconfig.json` that refer to folders: `{ '~/': 'src/' }`. */
export function readAliases(source: Source, folder: string): Record<string, string> {
  const file = posix.join(folder, 'tsconfig.json');
  const data = parseData(file, source.text(file) ?? '');
  const options = isObject(data) && isObject(data['compilerOptions']) ? data['compilerOptions'] : {};
  const base = posix.join(folder, typeof options['baseUrl'] === 'string' ? options['baseUrl'] : '.');
  const entries = Object.entries(isObject(options['paths']) ? options['paths'] : {}).flatMap(([alias, targets]) => {
    const [target] = listOf(targets);
    if (typeof target !== 'string' || !alias.endsWith('/*') || !target.endsWith('/*')) return [];
    const path = posix.join(base, target.slice(0, -1));
    return [[alias.slice(0, -1), path === './' ? '' : path] as const];
  });
  return Object.fromEntries(entries);
}
