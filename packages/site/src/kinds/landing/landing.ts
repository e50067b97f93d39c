import type { Page } from '../../config/page.ts';
import { KIND_OPTIONS, assertOptions } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';
import { pageCollection } from '../page/page-collection.ts';

/** Options of the page kind `landing`. */
export interface LandingOptions extends KindOptions {
  /** Structured data about the software that the page presents, for search engines. */
  software?: { category: string; system: string; price: number; currency: string };
}

/** A landing page of a site or a part of it: a title, buttons, an image, and sections below. */
export function landing(path = '/', options: LandingOptions = {}): Page[] {
  assertOptions(`landing('${path}')`, options, { ...KIND_OPTIONS, software: true });
  const file = path === '/' ? 'index.md' : `${path.slice(1)}/index.md`;
  const { collection = 'landing', source = file, fields, screen, software } = options;
  return [
    {
      path,
      server: () => import('./landing.server.ts'),
      screen: screen ?? (() => import('./landing-screen.tsx')),
      options: { collection, ...(software && { software }) },
      collections: { [collection]: pageCollection(source, fields) },
    },
  ];
}
