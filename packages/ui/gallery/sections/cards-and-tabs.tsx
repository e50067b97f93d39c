import type { ReactNode } from 'react';
import { Accordion } from '../../src/accordion/accordion.tsx';
import { Collapsible } from '../../src/accordion/collapsible.tsx';
import { Badge } from '../../src/badge/badge.tsx';
import { Card } from '../../src/card/card.tsx';
import { Image } from '../../src/image/image.tsx';
import { Tabs } from '../../src/tabs/tabs.tsx';
import { localText } from '../choices.ts';
import { PAGE } from '../pictures.ts';
import { Example, Section } from '../section.tsx';

const files = localText('Words are files.', 'الكلمات ملفات.');
const rows = localText('Files become rows.', 'الملفات تصير صفوفًا.');
const pages = localText('Rows become pages.', 'الصفوف تصير صفحات.');
const tabs = [
  { label: localText('Files', 'الملفات'), content: files },
  { label: localText('Rows', 'الصفوف'), content: rows },
  { label: localText('Later', 'لاحقًا'), content: '', disabled: true },
  { label: localText('Pages', 'الصفحات'), content: pages },
];

/** Cards, tabs and accordions. */
export function CardsAndTabs(): ReactNode {
  return (
    <Section id="leaves" title={localText('Leaves', 'الأوراق')}>
      <Example name={localText('Cards', 'البطاقات')}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Card title={localText('Files', 'الملفات')} to="#leaves" level={4}>
            {files}
          </Card>
          <Card title={localText('Without a link', 'بلا رابط')} level={4}>
            {rows}
          </Card>
          <Card
            title={localText('With a picture', 'مع صورة')}
            to="#leaves"
            level={4}
            picture={<Image src={PAGE} alt="" width={640} height={360} />}
            badge={<Badge color="success">{localText('Free', 'مجاني')}</Badge>}
          >
            {pages}
          </Card>
          <Card
            title={localText('With a date', 'مع تاريخ')}
            to="#leaves"
            level={4}
            picture={<Image src={PAGE} alt="" width={640} height={360} />}
            top={
              <time dateTime="2026-11-15" className="text-sm text-soft">
                {localText('15 November 2026', '15 نوفمبر 2026')}
              </time>
            }
          />
        </div>
      </Example>
      <Example name={localText('Tabs', 'علامات التبويب')}>
        <Tabs label={localText('From files to pages', 'طريق البيانات')} tabs={tabs} />
      </Example>
      <Example name={localText('Tabs, one below the other', 'علامات التبويب عموديًا')}>
        <Tabs
          label={localText('From files to pages, vertical', 'الطريق نفسه عموديًا')}
          tabs={tabs}
          orientation="vertical"
        />
      </Example>
      <Example name={localText('Accordion', 'الأكورديون')}>
        <Accordion
          items={[
            { title: localText('What is a file?', 'ما الملف؟'), content: files, defaultOpen: true },
            { title: localText('What is a row?', 'ما الصف؟'), content: rows },
          ]}
        />
      </Example>
      <Example name={localText('Collapsible', 'القابل للطي')}>
        <Collapsible title={localText('More', 'المزيد')}>{pages}</Collapsible>
      </Example>
    </Section>
  );
}
