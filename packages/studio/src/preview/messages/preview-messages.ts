/** Why a link does not show a draft. */
export type RefusalReason = 'ended' | 'expired' | 'errors' | 'noPage' | 'failed';

/** Messages of previews, with `{placeholders}`, for people who are not signed in. */
export interface PreviewMessages {
  /** Accessible name of the preview bar. */
  label: string;
  /** Text of the bar, with `{time}`. */
  until: string;
  /** Link to the home page, with `{site}`. */
  home: string;
  /** Title and text of the page for a link that cannot show a draft. */
  refusals: Readonly<Record<RefusalReason, { title: string; text: string }>>;
}

type Load = () => Promise<{ messages: PreviewMessages }>;

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

/** Loads the messages in a language of the site, or in English if there are none. */
export async function loadPreviewMessages(code: string): Promise<{ messages: PreviewMessages; isTranslated: boolean }> {
  const load = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  const { messages } = await (load ?? (() => import('./en.ts')))();
  return { messages, isTranslated: load !== undefined };
}
