import type { Collection, Hooks } from '@recto/content';
import type { ComponentType } from 'react';
import type { PluginOption } from 'vite';
import type { z } from 'zod';
import type { SlotModules } from '../shell/slots.ts';
import type { Json } from './json.ts';
import type { Page } from './page.ts';
import type { Part } from './part.ts';

/** Options of a feature, and what else it adds to a site. Everything but its name is optional. */
export interface Feature {
  /** Names it in messages, and in `after` of other features. */
  name: string;
  /** Handed to `server` and `client`. Visitors can read it if there is a `client` part. */
  options?: Json;
  /** Names of features that come before this one, if the site has them. */
  after?: readonly string[];
  /** Pages of its own. */
  pages?: readonly Page[];
  /** Collections of its own. */
  collections?: Readonly<Record<string, Collection>>;
  /** Columns that every collection of pages gets. `hooks` fill them. */
  columns?: Readonly<Record<string, z.ZodType>>;
  /** Functions that are called for every content file, before and after it is parsed. */
  hooks?: Hooks;
  /** Texts of its interface, by language; the first is the fallback. The site's own words come after them. */
  words?: Readonly<Record<string, Part<{ default: Record<string, string> }>>>;
  /** Interactive components for markdown, by name: `price-table` is `::price-table`. */
  components?: Readonly<Record<string, Part<{ default: ComponentType<never> }>>>;
  /** Replaces parts of every page, as `slots` of the site do. What the site itself replaces stays the site's. */
  slots?: { readonly [Name in keyof SlotModules]?: Part<SlotModules[Name]> };
  /** Origins that it needs. */
  policy?: Partial<Record<'images' | 'frames' | 'connections' | 'scripts' | 'fonts' | 'forms', readonly string[]>>;
  /** Plugins for Vite. */
  vite?: () => PluginOption;
  /** Its default export, made by `defineFeatureServer`, adds endpoints and files, and changes pages. */
  server?: Part<{ default: (context: never) => unknown }>;
  /** Its default export is called in the browser before React is loaded. It counts towards the 6 kB of the first script. */
  boot?: Part<{ default: () => void }>;
  /** Its default export is called in the browser, with the options, once React runs. */
  client?: Part<{ default: (options: never) => void }>;
}

/** A feature of a site, ours or anybody's. A package usually exports a function that takes options and returns one. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
