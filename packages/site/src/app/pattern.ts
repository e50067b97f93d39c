/** An address with places in it: `/blog/:slug`, `/examples/**`. */
export interface Pattern {
  /** The values of its places, or nothing where the path is another. */
  match(path: string): Record<string, string> | undefined;
  /** The same as a regular expression, for scripts that are written into pages. */
  source: string;
}

export interface PatternOptions {
  ignoreCase?: boolean;
}

/** `:name` stands for one segment, a closing `/**` for any number of them, named `rest`. */
export function compilePattern(path: string, { ignoreCase = false }: PatternOptions = {}): Pattern {
  const names: string[] = [];
  const segments = path.split('/').slice(1);
  const source = segments.map((segment) => {
    if (segment !== '**' && !segment.startsWith(':')) return `/${RegExp.escape(segment)}`;
    names.push(segment === '**' ? 'rest' : segment.slice(1));
    return segment === '**' ? '(?:/(.*))?' : '/([^/]+)';
  });
  // `s`: a line break in an address must not slip past a pattern that stands guard.
  const expression = new RegExp(`^${source.join('')}$`, ignoreCase ? 'isu' : 'su');
  return {
    source: expression.source,
    match(address) {
      const values = expression.exec(address)?.slice(1);
      return values && Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    },
  };
}
