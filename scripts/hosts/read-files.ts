import { readFileSync } from 'node:fs';

/** Reads and parses a JSON file. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads the header lines of each path in a `_headers` file. */
export function readHeaderRules(file: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('  ')) [...rules.values()].at(-1)?.push(line.trim());
    else if (line !== '') rules.set(line, []);
  }
  return rules;
}
