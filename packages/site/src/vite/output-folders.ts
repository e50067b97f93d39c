import { join, resolve } from 'node:path';
import { isPrerendered, isServer } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';

/** Where builds go, below the site; hosts that build by themselves look there. */
const FOLDERS: Readonly<Record<Preset, string>> = {
  node: '.output',
  bun: '.output',
  static: '.output-static',
  cloudflare: '.output-cloudflare',
  vercel: '.vercel/output',
  netlify: '.netlify/functions-internal',
};

/** Folders of all hosts, below the site. */
export const OUTPUT_FOLDERS: readonly string[] = [...new Set(Object.values(FOLDERS))];

/** Where a build for a host goes. */
export function outputFolder(root: string, preset: Preset): string {
  return resolve(root, process.env['RECTO_OUTPUT'] ?? FOLDERS[preset]);
}

/** Where the app is. That of a site of files is kept: its files are written from it, again while it does not change. */
export function appFolder(root: string, preset: Preset): string {
  if (isPrerendered(preset)) return join(root, '.recto', 'app', preset);
  return join(outputFolder(root, preset), isServer(preset) ? 'app' : '');
}

/** Where the content of a build goes: beside the server, or into the folder of the site's own files until it is copied. */
export function contentFolder(root: string, preset: Preset): string {
  return isServer(preset) ? join(outputFolder(root, preset), 'content') : join(root, '.recto', 'content');
}

/** The module of the app, where app and content are apart: what Node or Bun runs, or what files are written from. */
export function serverEntry(root: string, preset: Preset): string | undefined {
  const folder = join(appFolder(root, preset), 'server');
  if (isServer(preset)) return join(folder, 'index.mjs');
  return isPrerendered(preset) ? join(folder, 'index.js') : undefined;
}
