import type { Collection, Hooks } from '@recto/content';
import { isObjectSchema } from './object-schema.ts';
import { configError } from './config-error.ts';
import type { Feature } from './feature.ts';

/** Sorts features so that each comes after those in its `after`; otherwise their order is kept. */
export function orderFeatures(features: readonly Feature[]): Feature[] {
  const byName = new Map<string, Feature>();
  for (const [index, feature] of features.entries()) {
    if (byName.has(feature.name)) {
      throw configError('config/features', 'Remove one of them from the list.', [
        { path: ['features', index], message: `Two features have the name "${feature.name}".` },
      ]);
    }
    byName.set(feature.name, feature);
  }
  const ordered = new Set<Feature>();
  const add = (feature: Feature, ancestors: readonly string[]): void => {
    const { name, after = [] } = feature;
    if (ancestors.includes(name)) {
      const loop = [...ancestors.slice(ancestors.indexOf(name)), name].join(' → ');
      throw configError('config/features', 'Remove one of these names from "after".', [
        { path: ['features'], message: `The "after" options of features form a loop: ${loop}.` },
      ]);
    }
    for (const other of after.map((earlier) => byName.get(earlier))) if (other) add(other, [...ancestors, name]);
    ordered.add(feature);
  };
  for (const feature of features) add(feature, []);
  return [...ordered];
}

/** Adds the columns of all features to every collection of pages. */
export function addColumns(
  collections: Record<string, Collection>,
  features: readonly Feature[],
): Record<string, Collection> {
  const columns = Object.fromEntries(features.flatMap((feature) => Object.entries(feature.columns ?? {})));
  if (Object.keys(columns).length === 0) return collections;
  return Object.fromEntries(
    Object.entries(collections).map(([name, collection]) => {
      if (collection.type !== 'page') return [name, collection];
      if (!isObjectSchema(collection.schema)) {
        const fields = Object.keys(columns).join(', ');
        throw configError('config/features', 'Write its schema as z.object({ … }), or add the columns to it.', [
          {
            path: ['collections', name],
            message: `The collection "${name}" cannot have the columns ${fields}: its schema is not a z.object().`,
          },
        ]);
      }
      return [name, { ...collection, schema: collection.schema.extend(columns) }];
    }),
  );
}

type Slots = NonNullable<Feature['slots']>;

/**
 * Merges the slots of the site and of its features. Those of the site take precedence; two features cannot fill the
 * same slot.
 */
export function mergeSlots(siteSlots: Slots, features: readonly Feature[]): Slots {
  const owners = new Map<string, string>();
  const merged: Record<string, unknown> = {};
  for (const [index, { name, slots = {} }] of features.entries()) {
    for (const [slot, part] of Object.entries(slots)) {
      if (siteSlots[slot as keyof Slots] !== undefined) continue;
      const other = owners.get(slot);
      if (other !== undefined) {
        throw configError(
          'config/features',
          `Remove one of them, or set "slots.${slot}" of the site, which takes precedence over those of features.`,
          [
            {
              path: ['features', index],
              message: `The features "${other}" and "${name}" both fill the slot "${slot}".`,
            },
          ],
        );
      }
      owners.set(slot, name);
      merged[slot] = part;
    }
  }
  return { ...merged, ...siteSlots };
}

/** Combines all hooks into one: each receives the result of the one before it. */
export function mergeHooks(all: readonly (Hooks | undefined)[]): Hooks | undefined {
  const hooks = all.filter((hook) => hook !== undefined);
  if (hooks.length < 2) return hooks[0];
  return {
    async beforeParse(source) {
      let { text } = source;
      for (const { beforeParse } of hooks) text = (await beforeParse?.({ ...source, text })) ?? text;
      return text;
    },
    async afterParse(document, source) {
      let changed = document;
      for (const { afterParse } of hooks) changed = (await afterParse?.(changed, source)) ?? changed;
      return changed;
    },
  };
}
