/** Headers of a file `_headers`: what the first rule says of every page. */
export function readPageHeaders(text: string): Record<string, string> {
  const [, rule = ''] = /^\S+\n((?:[ ]{2}.*\n)+)/u.exec(text) ?? [];
  const lines = rule.split('\n').filter((line) => line !== '');
  return Object.fromEntries(lines.map((line) => line.trim().split(/:\s(.*)/su) as [string, string]));
}

const HASH = /'sha256-[\w+/=]+'/gu;
const SCRIPTS = /(script-src [^;\n]*)/u;

/**
 * One policy for a host that reads one: the site's, with the scripts of what lies below it. Two policies would both
 * have to be met, and then no script of a demo would run.
 */
export function withScriptsOf(text: string, others: readonly string[]): string {
  const missing = new Set(others.flatMap((other) => other.match(HASH) ?? []).filter((hash) => !text.includes(hash)));
  return text.replace(SCRIPTS, (scripts) => [scripts, ...missing].join(' '));
}
