import type { SignInErrorCode } from '../../sign-in/sign-in-error.ts';

/**
 * Messages of the sign-in page, with `{placeholders}`. They are not part of the site's language packs, which every
 * visitor loads.
 */
export interface SignInMessages {
  /** Title of the page. */
  title: string;
  /** Text below the title, with `{site}`. */
  lead: string;
  /** Button of a provider, with `{provider}`. */
  continueWith: string;
  /** Separator between the providers and the form. */
  or: string;
  /** Label of the e-mail field. */
  email: string;
  /** Label of the password field. */
  password: string;
  /** Button of the form. */
  submit: string;
  /** Why a sign-in was rejected. `tooManyAttempts` has `{seconds}`. */
  errors: Readonly<Record<SignInErrorCode, string>>;
}

type Load = () => Promise<{ messages: SignInMessages }>;

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
export async function loadSignInMessages(code: string): Promise<{ messages: SignInMessages; isTranslated: boolean }> {
  const load = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  const { messages } = await (load ?? (() => import('./en.ts')))();
  return { messages, isTranslated: load !== undefined };
}
