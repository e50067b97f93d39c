/** Why a link shows nothing. */
export type RefusalReason = 'ended' | 'expired' | 'errors' | 'noPage' | 'failed';

/** Texts of previews, with `{places}` to fill in. Those who read them have not signed in. */
export interface PreviewWords {
  label: string;
  /** With `{time}`. */
  until: string;
  /** With `{site}`. */
  home: string;
  refusals: Readonly<Record<RefusalReason, { title: string; text: string }>>;
}

type Load = () => Promise<{ words: PreviewWords }>;

const LANGUAGES: Readonly<Record<string, Load>> = {
  en: () => import('./en.ts'),
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
  pt_br: () => import('./pt-br.ts'),
  zh_cn: () => import('./zh-cn.ts'),
};

/** The texts in a language of the site, in English where there are none. */
export async function loadPreviewWords(code: string): Promise<{ words: PreviewWords; isTranslated: boolean }> {
  const load = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  const { words } = await (load ?? (() => import('./en.ts')))();
  return { words, isTranslated: load !== undefined };
}
