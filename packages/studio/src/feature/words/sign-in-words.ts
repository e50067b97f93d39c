import type { SignInErrorCode } from '../../sign-in/sign-in-error.ts';

/**
 * Texts of the sign-in page, with `{places}` to fill in. They are not among the words of the site: those are loaded by
 * every visitor.
 */
export interface SignInWords {
  title: string;
  /** With `{site}`. */
  lead: string;
  /** With `{provider}`. */
  continueWith: string;
  /** Between providers and the form. */
  or: string;
  email: string;
  password: string;
  submit: string;
  /** Why a sign-in was refused. `slow` has `{seconds}`. */
  errors: Readonly<Record<SignInErrorCode, string>>;
}

type Load = () => Promise<{ words: SignInWords }>;

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
export async function loadSignInWords(code: string): Promise<{ words: SignInWords; isTranslated: boolean }> {
  const load = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  const { words } = await (load ?? (() => import('./en.ts')))();
  return { words, isTranslated: load !== undefined };
}
