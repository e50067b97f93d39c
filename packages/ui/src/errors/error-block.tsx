import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { TornPage } from './torn-page.tsx';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `ErrorBlock`. */
export interface ErrorBlockProps {
  /** HTTP status code, if any. */
  status?: number | undefined;
  /** Text of the status. */
  statusMessage?: string | undefined;
  /** Error message, shown if it differs from the status text. */
  message?: string | undefined;
  /** URL of the button. */
  redirect?: string;
}

/** Error message that is shown instead of a page, with a link to another page. */
export function ErrorBlock({ status, statusMessage, message, redirect = '/' }: ErrorBlockProps): ReactNode {
  const translate = useMessages();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-24 text-center sm:py-32">
      <TornPage />
      {status !== undefined && <p className="mt-8 font-mono text-sm text-accent">{status}</p>}
      <h1 className="display mt-2 text-4xl sm:text-5xl">{translate('common.error.title')}</h1>
      <p className="mt-4 text-lg text-pretty text-soft">{translate('common.error.description')}</p>
      {/* Status and error messages are English in every language. */}
      <div className="mt-6 grid gap-1 font-mono text-sm break-all text-soft" lang="en" dir="ltr">
        {statusMessage !== undefined && <p>{statusMessage}</p>}
        {message !== undefined && message !== '' && message !== statusMessage && <p>{message}</p>}
      </div>
      <a href={safeHref(redirect)} className="button mt-8">
        {translate('error.clear')}
      </a>
    </main>
  );
}
