import type { ScreenProps } from '@recto/site/client';
import type { ReactNode } from 'react';
import type { load } from './sign-in-page.server.ts';

/*
 * Uses only classes that every site already has, because others would be added to the style sheet of every visitor; the
 * rest is in style attributes.
 */
/** The border of an input needs a contrast of at least 3:1, more than a rule between texts. */
const FIELD = {
  className: 'w-full rounded-md border bg-paper px-3 py-2',
  style: { borderColor: 'var(--soft)', marginBlockStart: '0.25rem' },
};
const COLUMN = { maxInlineSize: '24rem' };

/** The sign-in page: a button for each provider, and a form. It works without script. */
export default function SignInScreen({ data }: ScreenProps<typeof load>): ReactNode {
  const { messages, lang, error, providers, form } = data;
  return (
    <div
      className="mx-auto w-full py-16"
      style={COLUMN}
      lang={lang ?? undefined}
      dir={lang === null ? undefined : 'ltr'}
    >
      <h1 className="display text-3xl">{messages.title}</h1>
      <p className="mt-3 text-soft">{messages.lead}</p>
      {error !== null && (
        <p role="alert" className="mt-6 rounded-md border border-rule px-4 py-3">
          {error}
        </p>
      )}
      {providers.length > 0 && (
        <ul className="mt-8 grid gap-3">
          {providers.map(({ text, address }) => (
            <li key={address}>
              <a href={address} rel="nofollow" className="button-quiet w-full text-center">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {providers.length > 0 && form && <p className="mt-6 text-center text-soft">{messages.or}</p>}
      {form && (
        <form method="post" action={form.address} className="mt-6 grid gap-4">
          <input type="hidden" name="token" value={form.token} />
          <input type="hidden" name="redirect" value={form.redirect} />
          <label>
            {messages.email}
            <input {...FIELD} type="email" name="email" autoComplete="username" required dir="ltr" />
          </label>
          <label>
            {messages.password}
            <input {...FIELD} type="password" name="password" autoComplete="current-password" required dir="ltr" />
          </label>
          <button type="submit" className="button w-full text-center">
            {messages.submit}
          </button>
        </form>
      )}
    </div>
  );
}
