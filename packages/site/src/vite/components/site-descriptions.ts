import { ContentError } from '@recto/content';
import type { ComponentDescription } from '@recto/content';
import { statSync } from 'node:fs';
import { referenceOf } from '../../config/part.ts';
import type { Part } from '../../config/part.ts';
import type { Feature } from '../../config/feature.ts';
import { listComponents } from '../config/list-components.ts';
import { landingDescriptions } from './landing-descriptions.ts';

/** Files of the components that features add, by component name. */
export function featureComponents(features: readonly Feature[]): Record<string, string> {
  const all = features.flatMap(({ components = {} }) => Object.entries(components));
  return Object.fromEntries(
    all.flatMap(([name, part]) => {
      const file = referenceOf(part);
      return file === undefined ? [] : [[name, file]];
    }),
  );
}

/** The parts of a site that add components. */
export interface DescribedSite {
  /** The file with components that return plain elements. */
  config: { treeComponents?: Part | undefined };
  /** Features, which may add components. */
  features: readonly Feature[];
}

/**
 * Creates a function that describes the components of a site, without the built-in ones, from the current state of
 * their files. It returns `undefined` if not all names can be determined.
 */
export function createDescriptions(
  root: string,
  { config, features }: DescribedSite,
): () => Promise<readonly ComponentDescription[] | undefined> {
  const trees = referenceOf(config.treeComponents);
  let cached: { stamp: string; components: readonly ComponentDescription[] | undefined } | undefined;
  return async () => {
    const files = listFiles(root, features);
    // Two files have the same component name. The dev server and the build report it.
    if (!files) return cached?.components;
    const stamp = JSON.stringify(
      [...Object.entries(files), ['', trees ?? '']].map(([name, file]) => [name, timeOf(file)]),
    );
    if (cached?.stamp !== stamp) cached = { stamp, components: await describeFiles(files, trees) };
    return cached.components;
  };
}

async function describeFiles(
  files: Readonly<Record<string, string>>,
  trees: string | undefined,
): Promise<readonly ComponentDescription[] | undefined> {
  if (Object.keys(files).length === 0 && trees === undefined) return landingDescriptions;
  // Loaded on demand, since a site without its own components does not need the parser.
  const { describeComponents, describeNames } = await import('./describe-component.ts');
  const { readTreeComponentNames } = await import('./tree-component-names.ts');
  const names = trees === undefined ? [] : readTreeComponentNames(trees);
  return names && [...landingDescriptions, ...describeNames(names), ...describeComponents(files)];
}

function listFiles(root: string, features: readonly Feature[]): Record<string, string> | undefined {
  try {
    const { interactive, static: rendered } = listComponents(root, true);
    return { ...featureComponents(features), ...interactive, ...rendered };
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function timeOf(file: string | undefined): number | undefined {
  return file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
