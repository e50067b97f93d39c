import type { ScreenProps } from '@recto/site/client';
import type { ReactNode } from 'react';
import type { load } from './sign-in-page.server.ts';

/*
 * Classes are those that every site has. Others would be in the style sheet of every visitor, so the rest is in style
 * attributes.
 */
/** The edge of a field has to be seen by everybody: 3 to 1 at least. A rule between texts is fainter. */
const FIELD = {
  className: 'w-full rounded-md border bg-paper px-3 py-2',
  style: { borderColor: 'var(--soft)', marginBlockStart: '0.25rem' },
};
const COLUMN = { maxInlineSize: '24rem' };

/** All ways to sign in: a button for each provider, and a form. It works without script. */
export default function SignInScreen({ data }: ScreenProps<typeof load>): ReactNode {
  const { words, lang, error, providers, form } = data;
  return (
    <div
      className="mx-auto w-full py-16"
      style={COLUMN}
      lang={lang ?? undefined}
      dir={lang === null ? undefined : 'ltr'}
    >
      <h1 className="display text-3xl">{words.title}</h1>
      <p className="mt-3 text-soft">{words.lead}</p>
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
      {providers.length > 0 && form && <p className="mt-6 text-center text-soft">{words.or}</p>}
      {form && (
        <form method="post" action={form.address} className="mt-6 grid gap-4">
          <input type="hidden" name="token" value={form.token} />
          <input type="hidden" name="redirect" value={form.redirect} />
          <label>
            {words.email}
            <input {...FIELD} type="email" name="email" autoComplete="username" required dir="ltr" />
          </label>
          <label>
            {words.password}
            <input {...FIELD} type="password" name="password" autoComplete="current-password" required dir="ltr" />
          </label>
          <button type="submit" className="button w-full text-center">
            {words.submit}
          </button>
        </form>
      )}
    </div>
  );
}
