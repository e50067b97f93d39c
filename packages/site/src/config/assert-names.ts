import { configError } from './config-error.ts';
import type { ConfigProblem } from './config-error.ts';
import type { ResolvedConfig } from './config.ts';
import { nearestName } from './nearest-name.ts';
import type { Page } from './page.ts';

/** Throws for names in the configuration that are not defined: middleware, languages. */
export function assertNames(config: ResolvedConfig, pages: readonly Page[], locales: readonly string[]): void {
  const knownNames = Object.keys(config.middleware);
  const rules = Object.entries(config.rules).map(([pattern, { middleware = [] }]) => ({
    names: middleware,
    path: ['rules', pattern, 'middleware'],
    owner: `the rule "${pattern}"`,
  }));
  const owners = pages.map(({ path, meta }) => ({
    names: meta?.middleware ?? [],
    path: ['pages'],
    owner: `the page "${path}"`,
  }));
  const problems = [...rules, ...owners].flatMap(({ names, path, owner }) =>
    findUnknown(names, knownNames).map(({ name, suggestion }) => ({
      path,
      message: `Unknown route middleware: '${name}'. It is named in ${owner}.${suggestion}`,
    })),
  );
  if (problems.length > 0)
    throw configError('config/middleware', 'Add it to "middleware", or correct the name.', problems);
  const languages: ConfigProblem[] = findUnknown(Object.keys(config.messages), locales).map(({ name, suggestion }) => ({
    path: ['messages', name],
    message: `"messages" has texts for the language "${name}", which is not in "locales".${suggestion}`,
  }));
  if (languages.length > 0)
    throw configError('config/messages', 'Add it to "locales", or remove its texts.', languages);
}

/** Returns the unknown names, each with a "Did you mean" question for the most similar known name. */
function findUnknown(names: readonly string[], knownNames: readonly string[]): { name: string; suggestion: string }[] {
  return names
    .filter((name) => !knownNames.includes(name))
    .map((name) => {
      const nearest = nearestName(name, knownNames);
      return { name, suggestion: nearest === undefined ? '' : ` Did you mean "${nearest}"?` };
    });
}

/** Throws for redirects that form a loop. */
export function assertNoRedirectLoop({ redirects, rules }: Pick<ResolvedConfig, 'redirects' | 'rules'>): void {
  const targets = new Map<string, string>();
  const places = new Map<string, readonly PropertyKey[]>();
  for (const [from, { redirect }] of Object.entries(rules)) {
    if (redirect !== undefined) targets.set(toKey(from), redirect);
    places.set(toKey(from), ['rules', from]);
  }
  for (const [from, to] of Object.entries(redirects)) {
    targets.set(toKey(from), to);
    places.set(toKey(from), ['redirects', from]);
  }
  for (const start of targets.keys()) {
    const chain = [start];
    for (let next = targets.get(start); next !== undefined; next = targets.get(chain.at(-1) ?? '')) {
      const key = toKey(next);
      const isCircle = chain.includes(key);
      chain.push(key);
      if (!isCircle) continue;
      throw configError('config/redirects', 'Change one of them to redirect to a page.', [
        { path: places.get(start) ?? [], message: `Redirects form a loop: ${chain.join(' → ')}.` },
      ]);
    }
  }
}

/** Rules ignore case; query and hash are not part of the path. */
function toKey(address: string): string {
  const [path = ''] = address.split(/[?#]/u);
  return path.toLowerCase().replace(/(?<=.)\/$/u, '');
}
