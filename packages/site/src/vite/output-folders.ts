import { join, resolve } from 'node:path';
import { isPrerendered, isServer } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';

/** Output folders of builds, relative to the site. Hosts that run the build themselves expect theirs. */
const FOLDERS: Readonly<Record<Preset, string>> = {
  node: '.output',
  bun: '.output',
  static: '.output-static',
  cloudflare: '.output-cloudflare',
  vercel: '.vercel/output',
  netlify: '.netlify/functions-internal',
};

/** Output folders of all presets, relative to the site. */
export const OUTPUT_FOLDERS: readonly string[] = [...new Set(Object.values(FOLDERS))];

/** Output folder of a build. */
export function outputFolder(root: string, preset: Preset): string {
  return resolve(root, process.env['RECTO_OUTPUT'] ?? FOLDERS[preset]);
}

/** Folder of the built app. For a static site it is a cache: the export renders pages with it until it changes. */
export function appFolder(root: string, preset: Preset): string {
  if (isPrerendered(preset)) return join(root, '.recto', 'app', preset);
  return join(outputFolder(root, preset), isServer(preset) ? 'app' : '');
}

/** Folder of the built content: next to the app of a server, else in `.recto`, from where it is copied. */
export function contentFolder(root: string, preset: Preset): string {
  return isServer(preset) ? join(outputFolder(root, preset), 'content') : join(root, '.recto', 'content');
}

/**
 * The main module of the app, which Node or Bun runs, or with which the static export renders pages. `undefined` for
 * hosts whose functions contain app and content.
 */
export function serverEntry(root: string, preset: Preset): string | undefined {
  const folder = join(appFolder(root, preset), 'server');
  if (isServer(preset)) return join(folder, 'index.mjs');
  return isPrerendered(preset) ? join(folder, 'index.js') : undefined;
}
