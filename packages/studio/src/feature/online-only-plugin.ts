import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Beginnings of the names of modules that visitors do not load. */
const MODULES = ['../editor/', './enter-studio', './studio-button'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Tells the build which code a worker for offline reading does not keep: only people who edit load it. */
export function onlineOnlyPlugin(): Plugin<{ isOnlineOnly: (id: string) => boolean }> {
  return {
    name: 'recto:studio-online-only',
    api: { isOnlineOnly: (id) => MODULES.some((module) => id.startsWith(module)) },
  };
}
