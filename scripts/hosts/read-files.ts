import { readFileSync } from 'node:fs';

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The lines below each path of a file named `_headers`. */
export function readRules(file: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('  ')) [...rules.values()].at(-1)?.push(line.trim());
    else if (line !== '') rules.set(line, []);
  }
  return rules;
}
