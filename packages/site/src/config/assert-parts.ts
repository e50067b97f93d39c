import { configError } from './config-error.ts';
import type { ConfigFault } from './config-error.ts';
import type { Feature } from './feature.ts';
import type { Page } from './page.ts';
import { referenceOf } from './part.ts';
import type { SiteDefinition } from './resolve-site.ts';

/**
 * Throws for parts of pages and features that are not `() => import('./file.ts')`. The schema cannot check this,
 * because imported files are known only after the configuration is bundled.
 */
export function assertParts({ config }: Pick<SiteDefinition, 'config'>): void {
  const faults = [
    ...config.pages.flatMap((pages, index) => [pages].flat().flatMap((page) => pageFaults(page, ['pages', index]))),
    ...config.features.flatMap((feature, index) => featureFaults(feature, ['features', index])),
  ];
  if (faults.length > 0) {
    throw configError(
      'config/parts',
      "Write it as a function that imports a file: () => import('./file.ts'). If it comes from a package, add that package to the dependencies in package.json.",
      faults,
    );
  }
}

function pageFaults({ path, screen, server, layout, feed }: Page, place: readonly PropertyKey[]): ConfigFault[] {
  const parts = { screen, server, layout, 'feed.module': feed?.module };
  return describeParts(parts, `the page "${path}"`, place);
}

function featureFaults(feature: Feature, place: readonly PropertyKey[]): ConfigFault[] {
  const { name, server, boot, client, pages = [] } = feature;
  const owner = `the feature "${name}"`;
  const groups = (['slots', 'words', 'components'] as const).flatMap((group) =>
    Object.entries(feature[group] ?? {}).map(([key, part]) => [`${group}.${key}`, part] as const),
  );
  return [
    ...describeParts({ server, boot, client, ...Object.fromEntries(groups) }, owner, place),
    ...pages.flatMap((page) => pageFaults(page, place)),
  ];
}

function describeParts(
  parts: Readonly<Record<string, unknown>>,
  owner: string,
  path: readonly PropertyKey[],
): ConfigFault[] {
  return Object.entries(parts)
    .filter(([, part]) => part !== undefined && referenceOf(part) === undefined)
    .map(([name]) => ({ path, message: `"${name}" of ${owner} does not import a file.` }));
}
