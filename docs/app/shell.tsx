import { COLOR_MODE_KEY, localisePath, splitLocale, useApp, usePage } from '@recto/site';
import type { Words } from '@recto/site';
import { Footer, Header, WordsContext } from '@recto/ui';
import type { ReactNode } from 'react';
import { repository } from '../site.config.ts';

/** Of the build on a first load, of today once the page lives. */
const YEAR = new Date().getFullYear();

/** Around every page: header, footer. */
export function Shell({ words, children }: { words: Words; children: ReactNode }): ReactNode {
  const { site } = useApp();
  const { payload } = usePage();
  const place = splitLocale(payload.path, site);
  const locale = place?.locale ?? site.locales[0];
  const path = place?.path ?? '/';
  const to = (target: string): string => localisePath(target, locale, site);
  return (
    <WordsContext value={words}>
      <Header
        home={to('/')}
        colorModeKey={COLOR_MODE_KEY}
        links={[
          {
            label: words['header.documentation'] ?? '',
            to: to('/docs/getting-started'),
            active: path.startsWith('/docs'),
          },
        ]}
        languages={site.locales.map((other) => ({
          name: other.name,
          lang: other.language ?? other.code,
          to: localisePath(path, other, site),
          active: other.code === locale.code,
        }))}
      />
      {children}
      <Footer owner="The Recto team" year={YEAR}>
        <a href={repository.url} className="hover:text-ink">
          GitHub
        </a>
      </Footer>
    </WordsContext>
  );
}
