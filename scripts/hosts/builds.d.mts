export interface BuiltSite {
  name: string;
  folder: string;
}

export type Preset = 'node' | 'static' | 'bun' | 'cloudflare' | 'vercel' | 'netlify';

export const SITES: readonly BuiltSite[];
export function outputOf(site: BuiltSite, preset: Preset): string;
