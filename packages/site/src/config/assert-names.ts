import { configError } from './config-error.ts';
import type { ConfigFault } from './config-error.ts';
import type { ResolvedConfig } from './config.ts';
import { nearestName } from './nearest-name.ts';
import type { Page } from './page.ts';

/** Throws for names in a configuration of what is not there: middleware, languages. */
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
    message: `There are words for the language "${name}", which the site does not have.${question}`,
  }));
  if (languages.length > 0) throw configError('config/words', 'Add it to "locales", or remove its words.', languages);
}

/** Names that are not known, each with a question after the nearest one. */
function unknownOf(names: readonly string[], known: readonly string[]): { name: string; question: string }[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestName(name, known);
      return { name, question: near === undefined ? '' : ` Did you mean "${near}"?` };
    });
}

/** Throws for redirects that lead back to where they began: a browser would give up. */
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
      throw configError('config/redirects', 'Let one of them lead to a page.', [
        { path: places.get(start) ?? [], message: `Redirects lead in a circle: ${way.join(' → ')}.` },
      ]);
    }
  }
}

/** Rules match whatever the case of letters; what comes after the path does not matter. */
function toKey(address: string): string {
  const [path = ''] = address.split(/[?#]/u);
  return path.toLowerCase().replace(/(?<=.)\/$/u, '');
}
