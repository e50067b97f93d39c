import type { ReactNode } from 'react';
import { Byline } from '../../src/article/byline.tsx';
import { CopyAddress } from '../../src/article/copy-address.tsx';
import { CopyPage } from '../../src/docs/copy-page.tsx';
import { NavigationTree } from '../../src/docs/navigation-tree.tsx';
import { PageFoot } from '../../src/docs/page-foot.tsx';
import { SurroundLinks } from '../../src/docs/surround-links.tsx';
import { TableOfContents, TocDisclosure } from '../../src/docs/table-of-contents.tsx';
import { Breadcrumb } from '../../src/page/breadcrumb.tsx';
import { EmptyLeaf } from '../../src/page/empty-leaf.tsx';
import { FallbackNotice } from '../../src/page/fallback-notice.tsx';
import { say } from '../choices.ts';
import { Sample, Section } from '../section.tsx';

const original = { language: 'Deutsch', lang: 'de', to: '#pages' };
const headings = [
  { id: 'buttons-title', depth: 2, text: say('Buttons', 'الأزرار') },
  { id: 'menus-title', depth: 3, text: say('Menus', 'القوائم') },
  { id: 'pages-title', depth: 2, text: say('Around a page', 'حول الصفحة') },
];
const tree = [
  {
    title: say('Start', 'البداية'),
    path: '#start',
    children: [{ title: say('Set-up', 'الإعداد'), path: '#set-up' }],
  },
  {
    title: say('Paper', 'الورق'),
    path: '#paper',
    page: false as const,
    children: [
      { title: say('Sheets', 'الأوراق'), path: '#sheets' },
      { title: 'Bögen', path: '#boegen', lang: 'de' },
    ],
  },
];

/** Components around the text of a page. */
export function Pages(): ReactNode {
  return (
    <Section id="pages" title={say('Around a page', 'حول الصفحة')}>
      <Sample name={say('The way here', 'الطريق إلى هنا')}>
        <Breadcrumb
          crumbs={[
            { label: say('Documentation', 'التوثيق'), to: '#documentation' },
            { label: say('Paper', 'الورق'), to: '#paper' },
            { label: say('Sheets', 'الأوراق') },
          ]}
        />
      </Sample>
      <Sample name={say('To take along', 'للأخذ معك')}>
        <div className="flex flex-wrap items-center gap-6">
          <CopyPage raw="/raw/page.md" address="https://recto.example/raw/page.md" />
          <CopyAddress />
        </div>
      </Sample>
      <Sample name={say('Not translated, and translated long ago', 'غير مترجم، ومترجم منذ زمن')}>
        <div className="grid gap-3">
          <FallbackNotice {...original} />
          <FallbackNotice {...original} reason="outdated" />
        </div>
      </Sample>
      <Sample name={say('Who wrote it', 'من كتبه')}>
        <Byline
          authors={[
            { name: 'The Recto team', username: 'recto' },
            { name: say('A guest', 'ضيف'), to: '#pages' },
          ]}
        />
      </Sample>
      <Sample name={say('Sections', 'الأقسام')}>
        <div className="max-w-xs">
          <NavigationTree items={tree} current="#sheets" />
        </div>
      </Sample>
      <Sample name={say('Headings', 'العناوين')}>
        <TocDisclosure links={headings} />
        <div className="max-w-xs max-xl:hidden">
          <TableOfContents links={headings} />
        </div>
      </Sample>
      <Sample name={say('Below the words', 'تحت النص')}>
        <PageFoot
          editUrl="#pages"
          issueUrl="#pages"
          updated={{ date: '2026-11-15', text: say('November 15, 2026', '15 نوفمبر 2026') }}
        />
        <PageFoot editUrl="#pages" />
        <SurroundLinks
          previous={{ title: say('Set-up', 'الإعداد'), path: '#set-up' }}
          next={{ title: 'Bögen', path: '#boegen', lang: 'de' }}
        />
      </Sample>
      <EmptyLeaf title={say('Nothing yet', 'لا شيء بعد')}>
        <p>{say('A list that is still empty.', 'قائمة ما زالت فارغة.')}</p>
      </EmptyLeaf>
    </Section>
  );
}
