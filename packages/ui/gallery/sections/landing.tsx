import type { ReactNode } from 'react';
import { Image } from '../../src/image/image.tsx';
import { Banner } from '../../src/landing/banner.tsx';
import { CallToAction } from '../../src/landing/call-to-action.tsx';
import { Features } from '../../src/landing/features.tsx';
import { Hero } from '../../src/landing/hero.tsx';
import { Section as Chapter } from '../../src/landing/section.tsx';
import { localText } from '../choices.ts';
import { BOOK, PAGE } from '../pictures.ts';
import { Example, Section } from '../section.tsx';

const title = localText('A workshop for paper', 'ورشة للورق');
const description = localText(
  'We bind books by hand, and print what is to be kept.',
  'نجلّد الكتب يدويًا، ونطبع ما يستحق أن يُحفظ.',
);
const links = [
  { label: localText('Visit us', 'زورونا'), to: '#landing' },
  { label: localText('See our books', 'اطّلع على كتبنا'), to: '#leaves' },
];
const pill = { label: localText('Open on Saturdays from now on', 'نفتح أيام السبت من الآن'), to: '#landing' };

function Fold(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M5 3h9l5 5v13H5zM14 3v5h5" />
    </svg>
  );
}

const features = [
  {
    title: localText('Sewn', 'مخيطة'),
    description: localText('Every sheet is held by thread.', 'كل ملزمة يمسكها خيط.'),
  },
  { title: localText('Repaired', 'مُرمَّمة'), description: localText('Bring what is torn.', 'أحضر ما تمزّق.') },
  {
    title: localText('Printed', 'مطبوعة'),
    description: localText('In small numbers, on good paper.', 'بأعداد قليلة، على ورق جيد.'),
    to: '#landing',
  },
];
const drawn = features.map((feature) => ({ ...feature, icon: <Fold /> }));

const picture = <Image src={PAGE} alt="" width={640} height={360} className="rounded-lg border border-rule" />;
const book = <Image src={BOOK} alt="" width={640} height={360} className="rounded-lg border border-rule" />;

/** Parts of a landing page. */
export function Landing(): ReactNode {
  return (
    <Section id="landing" title={localText('Landing page', 'صفحة الهبوط')}>
      <Example name={localText('Hero', 'الواجهة')}>
        <Hero level={2} title={title} description={description} />
      </Example>
      <Example name={localText('Hero with all properties', 'واجهة بكل الخصائص')}>
        <Hero level={2} title={title} description={description} pill={pill} links={links} command="npm create recto">
          {book}
        </Hero>
      </Example>
      <Example name={localText('Hero beside a picture', 'واجهة إلى جانب صورة')}>
        <Hero level={2} title={title} description={description} pill={pill} links={links} show="beside">
          {picture}
        </Hero>
      </Example>
      <Example name={localText('Features', 'المزايا')}>
        <Features features={drawn} />
      </Example>
      <Example name={localText('Banner', 'اللافتة')}>
        <Banner>
          {localText('All of it is made in one room. ', 'كل هذا يُصنع في غرفة واحدة. ')}
          <a href="#landing">{localText('Come and look', 'تعال وانظر')}</a>
        </Banner>
      </Example>
      <Example name={localText('Sections: text only, image on the left or right, features', 'أقسام: نص، صورة، مزايا')}>
        <Chapter title={localText('A place of work', 'مكان عمل')} description={description} />
        <Chapter
          eyebrow={localText('Printing', 'الطباعة')}
          title={localText('Ink on paper', 'حبر على ورق')}
          description={description}
        >
          {picture}
        </Chapter>
        <Chapter
          title={localText('Thread and glue', 'خيط وغراء')}
          description={description}
          side="start"
          features={features}
        >
          {book}
        </Chapter>
      </Example>
      <Example name={localText('Call to action', 'دعوة إلى الفعل')}>
        <CallToAction
          title={localText('Begin with one book', 'ابدأ بكتاب واحد')}
          description={description}
          links={links}
        />
      </Example>
    </Section>
  );
}
