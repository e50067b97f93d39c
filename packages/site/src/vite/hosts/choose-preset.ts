/** Names of all deployment targets. */
export const PRESETS = ['node', 'bun', 'static', 'cloudflare', 'vercel', 'netlify'] as const;

/** A deployment target. */
export type Preset = (typeof PRESETS)[number];

/** Environment variables that hosts set in their own builds. */
const HOST_VARIABLES: Readonly<Record<string, Preset>> = {
  VERCEL: 'vercel',
  NETLIFY: 'netlify',
  WORKERS_CI: 'cloudflare',
  CF_PAGES: 'static',
};

/**
 * Chooses the deployment target: `RECTO_PRESET`, or `static` with `RECTO_STATIC=1`, else the host on which the build
 * runs, which is detected by its environment variables, else `node`.
 */
export function choosePreset(env: Readonly<Record<string, string | undefined>>): Preset {
  const { RECTO_PRESET: requested = '', RECTO_STATIC: isStatic } = env;
  if (requested !== '') return parsePreset(requested);
  if (isStatic === '1') return 'static';
  const [, host] = Object.entries(HOST_VARIABLES).find(([name]) => isSet(env[name])) ?? [];
  return host ?? 'node';
}

/** Whether the target is a server process of Node or Bun. Its app and content are in separate folders. */
export function isServer(preset: Preset): boolean {
  return preset === 'node' || preset === 'bun';
}

/** Whether every page is prerendered to a file, and there is no server. */
export function isPrerendered(preset: Preset): boolean {
  return preset === 'static' || preset === 'cloudflare';
}

function parsePreset(name: string): Preset {
  const preset = PRESETS.find((one) => one === name);
  if (preset !== undefined) return preset;
  throw new Error(`RECTO_PRESET is "${name}", which is not a preset. Use one of: ${PRESETS.join(', ')}.`);
}

function isSet(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
