import { notFound } from '@recto/site/server';
import type { LoaderResult, Site } from '@recto/site/server';
import { redirectTarget } from '../sign-in/redirect-target.ts';
import { isSignInErrorCode } from '../sign-in/sign-in-error.ts';
import { AUTH_FOLDER } from './paths.ts';
import { runningStudio } from './running-studio.ts';
import { loadSignInMessages } from './messages/sign-in-messages.ts';
import type { SignInMessages } from './messages/sign-in-messages.ts';

/** Data of the sign-in page. */
export interface SignInPageData {
  /** Messages of the page. */
  messages: Omit<SignInMessages, 'errors'>;
  /** Language of the messages, if it differs from that of the page. */
  lang: string | null;
  /** Why the last attempt was rejected. */
  error: string | null;
  /** Link to each provider. */
  providers: readonly { text: string; address: string }[];
  /** Form to sign in with a password. */
  form: { address: string; token: string; redirect: string } | null;
}

/** Loads the sign-in page. It is rendered for each visitor, because its form token is valid for one attempt. */
export async function load(context: {
  path: string;
  locale: { code: string };
  site: Site;
  request: Request;
}): Promise<LoaderResult<SignInPageData>> {
  const { path, locale, site, request } = context;
  const studio = await runningStudio();
  if (!studio) throw notFound(path);
  const { sessions, providers, passwords } = studio;
  const { base = '' } = site;
  const query = new URL(request.url).searchParams;
  const redirect = redirectTarget(query.get('redirect'), { origin: sessions.originOf(request), base });
  const { messages, isTranslated } = await loadSignInMessages(locale.code);
  const { errors, ...rest } = messages;
  const code = query.get('error');
  const error = isSignInErrorCode(code) ? fill(errors[code], { seconds: secondsOf(query.get('wait')) }) : null;
  return {
    title: messages.title,
    data: {
      messages: { ...rest, lead: fill(messages.lead, { site: site.title }) },
      lang: isTranslated ? null : 'en',
      error,
      providers: providers.redirecting.map(({ name, label }) => ({
        text: fill(messages.continueWith, { provider: label }),
        address: `${base}${AUTH_FOLDER}/${name}?${new URLSearchParams({ redirect })}`,
      })),
      form: providers.password
        ? { address: `${base}${AUTH_FOLDER}/${providers.password.name}`, token: passwords.createToken(), redirect }
        : null,
    },
  };
}

function secondsOf(parameter: string | null): string {
  return /^\d{1,5}$/u.test(parameter ?? '') ? String(parameter) : '60';
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => values[name] ?? placeholder);
}
