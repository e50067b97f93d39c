import type { EditorMessages } from './messages.tsx';

type LoadMessages = () => Promise<{ messages: EditorMessages }>;

/** Loaders of the language packs, by language tag. */
const LANGUAGES: Readonly<Record<string, LoadMessages>> = {
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  'pt-br': () => import('./pt-br/index.ts'),
  ar: () => import('./ar/index.ts'),
  ja: () => import('./ja/index.ts'),
  'zh-cn': () => import('./zh-cn/index.ts'),
  'zh-hans': () => import('./zh-cn/index.ts'),
};

/** Loads the interface texts in a language; `undefined` if there is only English, which is part of the editor. */
export async function loadLanguage(tag: string): Promise<{ messages: EditorMessages } | undefined> {
  const lower = tag.toLowerCase();
  const code = [lower, lower.split('-')[0] ?? ''].find((name) => Object.hasOwn(LANGUAGES, name));
  return code === undefined ? undefined : await LANGUAGES[code]?.();
}
