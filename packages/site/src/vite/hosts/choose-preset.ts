/** Whom a build is for. */
export const PRESETS = ['node', 'bun', 'static', 'cloudflare', 'vercel', 'netlify'] as const;

export type Preset = (typeof PRESETS)[number];

/** What hosts set where they build. */
const BUILDERS: Readonly<Record<string, Preset>> = {
  VERCEL: 'vercel',
  NETLIFY: 'netlify',
  WORKERS_CI: 'cloudflare',
  CF_PAGES: 'static',
};

/**
 * `RECTO_PRESET` says it, and `RECTO_STATIC=1` is short for the preset `static`. A host that builds by itself is known
 * by what it sets; all others run Node.
 */
export function choosePreset(env: Readonly<Record<string, string | undefined>>): Preset {
  const { RECTO_PRESET: wanted = '', RECTO_STATIC: isStatic } = env;
  if (wanted !== '') return parsePreset(wanted);
  if (isStatic === '1') return 'static';
  const [, host] = Object.entries(BUILDERS).find(([name]) => isSet(env[name])) ?? [];
  return host ?? 'node';
}

/** Whether a process of Node or Bun answers. It has app and content in folders of their own. */
export function isServer(preset: Preset): boolean {
  return preset === 'node' || preset === 'bun';
}

/** Whether every page is a file, and no server answers. */
export function isPrerendered(preset: Preset): boolean {
  return preset === 'static' || preset === 'cloudflare';
}

function parsePreset(name: string): Preset {
  const preset = PRESETS.find((one) => one === name);
  if (preset !== undefined) return preset;
  throw new Error(`RECTO_PRESET is "${name}", which is no preset. It can be ${PRESETS.join(', ')}.`);
}

function isSet(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
