/** A site that is built for every host. */
export interface BuiltSite {
  name: string;
  folder: string;
}

/** Deployment target of a build. */
export type Preset = 'node' | 'static' | 'bun' | 'cloudflare' | 'vercel' | 'netlify';

/** The sites that are built for every host. */
export const SITES: readonly BuiltSite[];
/** Output folder of a site for a preset. */
export function outputOf(site: BuiltSite, preset: Preset): string;

/** Output folder of the site with API routes. */
export function apiOutput(name: 'node' | 'below' | 'vercel' | 'netlify'): string;
