import { useApp, usePage } from '@recto/site';
import { FallbackNotice } from '@recto/ui';
import type { ReactNode } from 'react';

/** Above a page that is shown in another language than the reader's. */
export function TranslationNotice(): ReactNode {
  const { site } = useApp();
  const { fallback } = usePage().payload;
  const locale = site.locales.find(({ code }) => code === fallback?.locale);
  if (!fallback || !locale) return null;
  return (
    <div className="pt-6">
      <FallbackNotice language={locale.name} lang={fallback.lang} to={fallback.path} />
    </div>
  );
}
