import type { Extension } from '@codemirror/state';
import { preloadLater } from '../../ui/preload.ts';
import type { SourceLanguage } from '../source-types.ts';

const LANGUAGES: Readonly<Record<SourceLanguage, (() => Promise<{ language: Extension }>) | undefined>> = {
  markdown: () => import('./markdown.ts'),
  yaml: () => import('./yaml.ts'),
  json: () => import('./json.ts'),
  csv: () => import('./csv.ts'),
  css: () => import('./css.ts'),
  text: undefined,
};

for (const load of Object.values(LANGUAGES)) if (load) preloadLater(load);

/** Loads the syntax of a language when its first file is opened. */
export async function loadLanguage(name: SourceLanguage): Promise<Extension> {
  return (await LANGUAGES[name]?.())?.language ?? [];
}
