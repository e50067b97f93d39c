import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Path prefixes of modules that visitors do not load. */
const MODULES = ['../editor/', './enter-studio', './studio-button'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Marks code that the service worker does not cache, because only editors load it. */
export function onlineOnlyPlugin(): Plugin<{ isOnlineOnly: (id: string) => boolean }> {
  return {
    name: 'recto:studio-online-only',
    api: { isOnlineOnly: (id) => MODULES.some((module) => id.startsWith(module)) },
  };
}
