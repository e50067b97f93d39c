import type { Preset } from './hosts/choose-preset.ts';

/** Hosts that serve every site from the root of its own host name, and read its configuration files in that root. */
const ROOT_ONLY_PRESETS: ReadonlySet<Preset> = new Set(['cloudflare', 'vercel', 'netlify']);

/**
 * Throws if the base path is not valid. Pages contain full paths, so the base has to be known when they are built.
 */
export function assertBase(base: string, preset: Preset = 'node'): string {
  if (base !== '/' && ROOT_ONLY_PRESETS.has(preset)) {
    throw new Error(
      `A site for ${preset} is served from the root of its host, and cannot have the base "${base}". ` +
        'Build without --base, or with --preset node (your own server) or --static (any static host).',
    );
  }
  if (/^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/u.test(base)) return base;
  throw new Error(
    `A Recto site cannot have the base "${base}". Write the path of its folder, with a slash at both ends: --base /docs/`,
  );
}
