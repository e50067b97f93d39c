import type { ReactNode } from 'react';
import { Byline } from '../../src/article/byline.tsx';
import { CopyUrl } from '../../src/article/copy-url.tsx';
import { CopyPage } from '../../src/docs/copy-page.tsx';
import { NavigationTree } from '../../src/docs/navigation-tree.tsx';
import { PageFooter } from '../../src/docs/page-footer.tsx';
import { PreviousNextLinks } from '../../src/docs/previous-next-links.tsx';
import { TableOfContents, TocDisclosure } from '../../src/docs/table-of-contents.tsx';
import { Breadcrumb } from '../../src/page/breadcrumb.tsx';
import { EmptyList } from '../../src/page/empty-list.tsx';
import { FallbackNotice } from '../../src/page/fallback-notice.tsx';
import { localText } from '../choices.ts';
import { Example, Section } from '../section.tsx';

const original = { language: 'Deutsch', lang: 'de', to: '#pages' };
const headings = [
  { id: 'buttons-title', depth: 2, text: localText('Buttons', 'الأزرار') },
  { id: 'menus-title', depth: 3, text: localText('Menus', 'القوائم') },
  { id: 'pages-title', depth: 2, text: localText('Page components', 'مكوّنات الصفحة') },
];
const tree = [
  {
    title: localText('Start', 'البداية'),
    path: '#start',
    children: [{ title: localText('Set-up', 'الإعداد'), path: '#set-up' }],
  },
  {
    title: localText('Paper', 'الورق'),
    path: '#paper',
    page: false as const,
    children: [
      { title: localText('Sheets', 'الأوراق'), path: '#sheets' },
      { title: 'Bögen', path: '#boegen', lang: 'de' },
    ],
  },
];

/** Components around the text of a page. */
export function Pages(): ReactNode {
  return (
    <Section id="pages" title={localText('Page components', 'مكوّنات الصفحة')}>
      <Example name={localText('Breadcrumb', 'مسار التنقّل')}>
        <Breadcrumb
          crumbs={[
            { label: localText('Documentation', 'التوثيق'), to: '#documentation' },
            { label: localText('Paper', 'الورق'), to: '#paper' },
            { label: localText('Sheets', 'الأوراق') },
          ]}
        />
      </Example>
      <Example name={localText('Copy buttons', 'أزرار النسخ')}>
        <div className="flex flex-wrap items-center gap-6">
          <CopyPage raw="/raw/page.md" url="https://recto.example/raw/page.md" />
          <CopyUrl />
        </div>
      </Example>
      <Example name={localText('Not translated, and outdated', 'غير مترجم، وقديم')}>
        <div className="grid gap-3">
          <FallbackNotice {...original} />
          <FallbackNotice {...original} reason="outdated" />
        </div>
      </Example>
      <Example name={localText('Byline', 'المؤلفون')}>
        <Byline
          authors={[
            { name: 'The Recto team', username: 'recto' },
            { name: localText('A guest', 'ضيف'), to: '#pages' },
          ]}
        />
      </Example>
      <Example name={localText('Navigation tree', 'شجرة التنقّل')}>
        <div className="max-w-xs">
          <NavigationTree items={tree} current="#sheets" />
        </div>
      </Example>
      <Example name={localText('Table of contents', 'المحتويات')}>
        <TocDisclosure links={headings} />
        <div className="max-w-xs max-xl:hidden">
          <TableOfContents links={headings} />
        </div>
      </Example>
      <Example name={localText('Page footer, previous and next page', 'تذييل الصفحة، الصفحة السابقة والتالية')}>
        <PageFooter
          editUrl="#pages"
          issueUrl="#pages"
          updated={{ date: '2026-11-15', text: localText('November 15, 2026', '15 نوفمبر 2026') }}
        />
        <PageFooter editUrl="#pages" />
        <PreviousNextLinks
          previous={{ title: localText('Set-up', 'الإعداد'), path: '#set-up' }}
          next={{ title: 'Bögen', path: '#boegen', lang: 'de' }}
        />
      </Example>
      <EmptyList title={localText('Nothing yet', 'لا شيء بعد')}>
        <p>{localText('A list that is still empty.', 'قائمة ما زالت فارغة.')}</p>
      </EmptyList>
    </Section>
  );
}
