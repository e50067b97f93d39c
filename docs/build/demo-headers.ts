/** Reads the headers of pages from a `_headers` file, whose first rule applies to every page. */
export function readPageHeaders(text: string): Record<string, string> {
  const [, rule = ''] = /^\S+\n((?:[ ]{2}.*\n)+)/u.exec(text) ?? [];
  const lines = rule.split('\n').filter((line) => line !== '');
  return Object.fromEntries(lines.map((line) => line.trim().split(/:\s(.*)/su) as [string, string]));
}

const HASH = /'(sha256-[\w+/=]+)'/gu;

/** Lists the hashes of the inline scripts that these headers allow. */
export function listScriptHashes(headers: readonly string[]): string[] {
  return [...new Set(headers.flatMap((text) => [...text.matchAll(HASH)].map(([, hash = '']) => hash)))];
}
