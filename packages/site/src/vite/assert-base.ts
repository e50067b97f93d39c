import type { Preset } from './hosts/choose-preset.ts';

/** Hosts that give every site an address of its own, and read its settings there. */
const AT_THE_ROOT: ReadonlySet<Preset> = new Set(['cloudflare', 'vercel', 'netlify']);

/** Pages name whole paths, so the folder they lie below has to be known when they are built, and be on their own host. */
export function assertBase(base: string, preset: Preset = 'node'): string {
  if (base !== '/' && AT_THE_ROOT.has(preset)) {
    throw new Error(
      `A site for ${preset} lies at the root of its host, and cannot have the base "${base}". ` +
        'Build without --base, or for a server or files of your own: --preset node, --static.',
    );
  }
  if (/^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/u.test(base)) return base;
  throw new Error(
    `A Recto site cannot have the base "${base}". Write the path of its folder, with a slash at both ends: --base /docs/`,
  );
}
