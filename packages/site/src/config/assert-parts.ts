import { configError } from './config-error.ts';
import type { ConfigProblem } from './config-error.ts';
import type { Feature } from './feature.ts';
import type { Page } from './page.ts';
import { referenceOf } from './part.ts';
import type { SiteDefinition } from './resolve-site.ts';

/**
 * Throws for parts of pages and features that are not `() => import('./file.ts')`. The schema cannot check this,
 * because imported files are known only after the configuration is bundled.
 */
export function assertParts({ config }: Pick<SiteDefinition, 'config'>): void {
  const problems = [
    ...config.pages.flatMap((pages, index) =>
      [pages].flat().flatMap((page) => findPageProblems(page, ['pages', index])),
    ),
    ...config.features.flatMap((feature, index) => findFeatureProblems(feature, ['features', index])),
  ];
  if (problems.length > 0) {
    throw configError(
      'config/parts',
      "Write it as a function that imports a file: () => import('./file.ts'). If it comes from a package, add that package to the dependencies in package.json.",
      problems,
    );
  }
}

function findPageProblems(
  { path, screen, server, layout, feed }: Page,
  configPath: readonly PropertyKey[],
): ConfigProblem[] {
  const parts = { screen, server, layout, 'feed.module': feed?.module };
  return describeParts(parts, `the page "${path}"`, configPath);
}

function findFeatureProblems(feature: Feature, configPath: readonly PropertyKey[]): ConfigProblem[] {
  const { name, server, boot, client, pages = [] } = feature;
  const owner = `the feature "${name}"`;
  const groups = (['slots', 'messages', 'components'] as const).flatMap((group) =>
    Object.entries(feature[group] ?? {}).map(([key, part]) => [`${group}.${key}`, part] as const),
  );
  return [
    ...describeParts({ server, boot, client, ...Object.fromEntries(groups) }, owner, configPath),
    ...pages.flatMap((page) => findPageProblems(page, configPath)),
  ];
}

function describeParts(
  parts: Readonly<Record<string, unknown>>,
  owner: string,
  path: readonly PropertyKey[],
): ConfigProblem[] {
  return Object.entries(parts)
    .filter(([, part]) => part !== undefined && referenceOf(part) === undefined)
    .map(([name]) => ({ path, message: `"${name}" of ${owner} does not import a file.` }));
}
