export interface BuiltSite {
  name: string;
  folder: string;
}

export type Preset = 'node' | 'static' | 'bun' | 'cloudflare' | 'vercel' | 'netlify';

export const SITES: readonly BuiltSite[];
export function outputOf(site: BuiltSite, preset: Preset): string;

/** Where the site with API routes is built to. */
export function apiOutput(name: 'node' | 'below' | 'vercel' | 'netlify'): string;
