import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import type { App } from '../app/app.ts';
import type { Site } from '../app/site.ts';
import { AppContext, PageContext } from './app-context.ts';
import type { PreparedPage } from './prepared-page.ts';
import { Link } from './link.tsx';

function render(to: string, site: Site, locale = 'en'): string {
  return renderToString(
    <AppContext value={{ site } as App}>
      <PageContext value={{ payload: { locale } } as PreparedPage}>
        <Link to={to} className="a">
          Go
        </Link>
      </PageContext>
    </AppContext>,
  );
}

test.for<[string, Site, string, string]>([
  ['/docs/start#end', manyLanguages, 'ar', '/ar/docs/start#end'],
  ['/en/docs', manyLanguages, 'ar', '/en/docs'],
  ['/docs', oneLanguage, 'en', '/docs'],
  ['/docs', { ...oneLanguage, base: '/below' }, 'en', '/below/docs'],
  ['#here', manyLanguages, 'ar', '#here'],
  ['https://example.com/', manyLanguages, 'ar', 'https://example.com/'],
])('%s', ([to, site, locale, href]) => {
  expect(render(to, site, locale)).toBe(`<a class="a" href="${href}">Go</a>`);
});

test('omits a URL that would run code', () => {
  expect(render('javascript:alert(1)', oneLanguage)).toBe('<a class="a">Go</a>');
});
