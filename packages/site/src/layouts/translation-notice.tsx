import { useApp, usePage } from '../runtime/app-context.ts';
import { FallbackNotice } from '@recto/ui';
import type { ReactNode } from 'react';

/** Notice above a page that is not translated, or whose translation is older than its original. */
export function TranslationNotice(): ReactNode {
  const { site } = useApp();
  const { fallback, outdated } = usePage().payload;
  const original = fallback ?? outdated;
  const locale = site.locales.find(({ code }) => code === original?.locale);
  if (!original || !locale) return null;
  return (
    <div className="pt-6">
      <FallbackNotice
        language={locale.name}
        lang={original.lang}
        to={original.path}
        reason={fallback ? 'missing' : 'outdated'}
      />
    </div>
  );
}
