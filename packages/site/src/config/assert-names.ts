import { configError } from './config-error.ts';
import type { ConfigFault } from './config-error.ts';
import type { ResolvedConfig } from './config.ts';
import { nearestName } from './nearest-name.ts';
import type { Page } from './page.ts';

/** Throws for names in the configuration that are not defined: middleware, languages. */
export function assertNames(config: ResolvedConfig, pages: readonly Page[], locales: readonly string[]): void {
  const known = Object.keys(config.middleware);
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
  const faults = [...rules, ...owners].flatMap(({ names, path, owner }) =>
    unknownOf(names, known).map(({ name, question }) => ({
      path,
      message: `Unknown route middleware: '${name}'. It is named in ${owner}.${question}`,
    })),
  );
  if (faults.length > 0) throw configError('config/middleware', 'Add it to "middleware", or correct the name.', faults);
  const languages: ConfigFault[] = unknownOf(Object.keys(config.words), locales).map(({ name, question }) => ({
    path: ['words', name],
    message: `"words" has texts for the language "${name}", which is not in "locales".${question}`,
  }));
  if (languages.length > 0) throw configError('config/words', 'Add it to "locales", or remove its texts.', languages);
}

/** Returns the unknown names, each with a "Did you mean" question for the most similar known name. */
function unknownOf(names: readonly string[], known: readonly string[]): { name: string; question: string }[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestName(name, known);
      return { name, question: near === undefined ? '' : ` Did you mean "${near}"?` };
    });
}

/** Throws for redirects that form a loop. */
export function assertNoCircle({ redirects, rules }: Pick<ResolvedConfig, 'redirects' | 'rules'>): void {
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
    const way = [start];
    for (let next = targets.get(start); next !== undefined; next = targets.get(way.at(-1) ?? '')) {
      const key = toKey(next);
      const isCircle = way.includes(key);
      way.push(key);
      if (!isCircle) continue;
      throw configError('config/redirects', 'Change one of them to redirect to a page.', [
        { path: places.get(start) ?? [], message: `Redirects form a loop: ${way.join(' → ')}.` },
      ]);
    }
  }
}

/** Rules ignore case; query and hash are not part of the path. */
function toKey(address: string): string {
  const [path = ''] = address.split(/[?#]/u);
  return path.toLowerCase().replace(/(?<=.)\/$/u, '');
}
