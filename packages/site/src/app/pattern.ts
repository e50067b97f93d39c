/** A compiled path pattern: `/blog/:slug`, `/examples/**`. */
export interface Pattern {
  /** Returns the values of the placeholders; `undefined` if the path does not match. */
  match(path: string): Record<string, string> | undefined;
  /** The pattern as a regular expression, for inline scripts. */
  source: string;
}

/** Options of `compilePattern`. */
export interface PatternOptions {
  /** Whether the case of letters is ignored. */
  ignoreCase?: boolean;
}

/**
 * Compiles a path pattern. `:name` matches one segment; `/**` at the end matches any number of segments, with the name
 * `rest`.
 */
export function compilePattern(path: string, { ignoreCase = false }: PatternOptions = {}): Pattern {
  const names: string[] = [];
  const segments = path.split('/').slice(1);
  const source = segments.map((segment) => {
    if (segment !== '**' && !segment.startsWith(':')) return `/${RegExp.escape(segment)}`;
    names.push(segment === '**' ? 'rest' : segment.slice(1));
    return segment === '**' ? '(?:/(.*))?' : '/([^/]+)';
  });
  // The flag `s` is needed, because otherwise a line break in a URL would bypass a pattern that has middleware.
  const expression = new RegExp(`^${source.join('')}$`, ignoreCase ? 'isu' : 'su');
  return {
    source: expression.source,
    match(address) {
      const values = expression.exec(address)?.slice(1);
      return values && Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    },
  };
}
