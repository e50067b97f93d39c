import type { ReactNode } from 'react';
import { Accordion } from '../../src/accordion/accordion.tsx';
import { Collapsible } from '../../src/accordion/collapsible.tsx';
import { Badge } from '../../src/badge/badge.tsx';
import { Card } from '../../src/card/card.tsx';
import { Image } from '../../src/image/image.tsx';
import { Tabs } from '../../src/tabs/tabs.tsx';
import { say } from '../choices.ts';
import { PAGE } from '../pictures.ts';
import { Sample, Section } from '../section.tsx';

const files = say('Words are files.', 'الكلمات ملفات.');
const rows = say('Files become rows.', 'الملفات تصير صفوفًا.');
const pages = say('Rows become pages.', 'الصفوف تصير صفحات.');
const tabs = [
  { label: say('Files', 'الملفات'), content: files },
  { label: say('Rows', 'الصفوف'), content: rows },
  { label: say('Later', 'لاحقًا'), content: '', disabled: true },
  { label: say('Pages', 'الصفحات'), content: pages },
];

/** Cards, tabs and accordions. */
export function Leaves(): ReactNode {
  return (
    <Section id="leaves" title={say('Leaves', 'الأوراق')}>
      <Sample name={say('Cards', 'البطاقات')}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Card title={say('Files', 'الملفات')} to="#leaves" level={4}>
            {files}
          </Card>
          <Card title={say('Nothing behind it', 'لا شيء وراءها')} level={4}>
            {rows}
          </Card>
          <Card
            title={say('With a picture', 'مع صورة')}
            to="#leaves"
            level={4}
            picture={<Image src={PAGE} alt="" width={640} height={360} />}
            badge={<Badge color="success">{say('Free', 'مجاني')}</Badge>}
          >
            {pages}
          </Card>
          <Card
            title={say('With a date', 'مع تاريخ')}
            to="#leaves"
            level={4}
            picture={<Image src={PAGE} alt="" width={640} height={360} />}
            top={
              <time dateTime="2026-11-15" className="text-sm text-soft">
                {say('15 November 2026', '15 نوفمبر 2026')}
              </time>
            }
          />
        </div>
      </Sample>
      <Sample name={say('Tabs', 'علامات التبويب')}>
        <Tabs label={say('The way of the data', 'طريق البيانات')} tabs={tabs} />
      </Sample>
      <Sample name={say('Tabs, one below the other', 'علامات التبويب عموديًا')}>
        <Tabs label={say('The same, upright', 'الطريق نفسه عموديًا')} tabs={tabs} orientation="vertical" />
      </Sample>
      <Sample name={say('Accordion', 'الأكورديون')}>
        <Accordion
          items={[
            { title: say('What is a file?', 'ما الملف؟'), content: files, defaultOpen: true },
            { title: say('What is a row?', 'ما الصف؟'), content: rows },
          ]}
        />
      </Sample>
      <Sample name={say('Collapsible', 'القابل للطي')}>
        <Collapsible title={say('More', 'المزيد')}>{pages}</Collapsible>
      </Sample>
    </Section>
  );
}
