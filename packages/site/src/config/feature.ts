import type { Collection, Hooks } from '@recto/content';
import type { ComponentType } from 'react';
import type { PluginOption } from 'vite';
import type { z } from 'zod';
import type { SlotModules } from '../shell/slots.ts';
import type { Json } from './json.ts';
import type { Page } from './page.ts';
import type { Part } from './part.ts';

/** A feature: what it adds to a site. Everything but its name is optional. */
export interface Feature {
  /** Name of the feature, for messages and for `after` of other features. */
  name: string;
  /** Options that are passed to `server` and `client`. Visitors can read them if there is a `client` part. */
  options?: Json;
  /** Names of features that must come before this one, if the site has them. */
  after?: readonly string[];
  /** Pages that the feature adds. */
  pages?: readonly Page[];
  /** Collections that the feature adds. */
  collections?: Readonly<Record<string, Collection>>;
  /** Columns that are added to every collection of pages. `hooks` fill them. */
  columns?: Readonly<Record<string, z.ZodType>>;
  /** Functions that are called for every content file, before and after it is parsed. */
  hooks?: Hooks;
  /**
   * Interface texts of the feature, by language; the first language is the fallback. Texts of the site override them.
   */
  messages?: Readonly<Record<string, Part<{ default: Record<string, string> }>>>;
  /** Interactive components for markdown, by name: `price-table` is `::price-table`. */
  components?: Readonly<Record<string, Part<{ default: ComponentType<never> }>>>;
  /** Components that replace parts of every page, as `slots` of the site do. Those of the site take precedence. */
  slots?: { readonly [Name in keyof SlotModules]?: Part<SlotModules[Name]> };
  /**
   * Keyboard shortcuts of the feature, for the list that the question mark key opens: a key that is pressed with
   * Command on Apple devices and with Control on others, and a text or a key of the language packs.
   */
  shortcuts?: readonly { key: string; label: string }[];
  /** Origins that the feature loads from or sends to. */
  policy?: Partial<Record<'images' | 'frames' | 'connections' | 'scripts' | 'fonts' | 'forms', readonly string[]>>;
  /** Returns Vite plugins. */
  vite?: () => PluginOption;
  /** Server part. Its default export, created by `defineFeatureServer`, adds endpoints and files, and changes pages. */
  server?: Part<{ default: (context: never) => unknown }>;
  /**
   * Boot part. Its default export is called in the browser before React is loaded, and counts towards the 6 kB of the
   * first script.
   */
  boot?: Part<{ default: () => void }>;
  /** Client part. Its default export is called in the browser, with the options, once React runs. */
  client?: Part<{ default: (options: never) => void }>;
}

/** Defines a feature. A package usually exports a function that accepts options and returns a feature. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
