import { join, resolve } from 'node:path';
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

/** Where a build for a host goes. */
function outputFolder(root: string, preset: Preset): string {
  return resolve(root, process.env['RECTO_OUTPUT'] ?? FOLDERS[preset]);
}

/** Servers have app and content in folders of their own, so that each can change alone. */
function isServer(preset: Preset): boolean {
  return preset === 'node' || preset === 'bun';
}

export function appFolder(root: string, preset: Preset): string {
  return join(outputFolder(root, preset), isServer(preset) ? 'app' : '');
}

/** Where the content of a build goes: beside the server, or into the folder of the site's own files until it is copied. */
export function contentFolder(root: string, preset: Preset): string {
  return isServer(preset) ? join(outputFolder(root, preset), 'content') : join(root, '.recto', 'content');
}

/** What Node or Bun runs, where app and content are apart. */
export function serverEntry(root: string, preset: Preset): string | undefined {
  return isServer(preset) ? join(appFolder(root, preset), 'server', 'index.mjs') : undefined;
}
