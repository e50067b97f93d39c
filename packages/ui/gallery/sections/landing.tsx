import type { ReactNode } from 'react';
import { Image } from '../../src/image/image.tsx';
import { Banner } from '../../src/landing/banner.tsx';
import { CallToAction } from '../../src/landing/call-to-action.tsx';
import { Features } from '../../src/landing/features.tsx';
import { Hero } from '../../src/landing/hero.tsx';
import { Section as Chapter } from '../../src/landing/section.tsx';
import { say } from '../choices.ts';
import { BOOK, PAGE } from '../pictures.ts';
import { Sample, Section } from '../section.tsx';

const title = say('A workshop for paper', 'ورشة للورق');
const description = say(
  'We bind books by hand, and print what is to be kept.',
  'نجلّد الكتب يدويًا، ونطبع ما يستحق أن يُحفظ.',
);
const links = [
  { label: say('Visit us', 'زورونا'), to: '#landing' },
  { label: say('See our books', 'اطّلع على كتبنا'), to: '#leaves' },
];
const pill = { label: say('Open on Saturdays from now on', 'نفتح أيام السبت من الآن'), to: '#landing' };

function Fold(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M5 3h9l5 5v13H5zM14 3v5h5" />
    </svg>
  );
}

const features = [
  { title: say('Sewn', 'مخيطة'), description: say('Every sheet is held by thread.', 'كل ملزمة يمسكها خيط.') },
  { title: say('Repaired', 'مُرمَّمة'), description: say('Bring what is torn.', 'أحضر ما تمزّق.') },
  {
    title: say('Printed', 'مطبوعة'),
    description: say('In small numbers, on good paper.', 'بأعداد قليلة، على ورق جيد.'),
    to: '#landing',
  },
];
const drawn = features.map((feature) => ({ ...feature, icon: <Fold /> }));

const picture = <Image src={PAGE} alt="" width={640} height={360} className="rounded-lg border border-rule" />;
const book = <Image src={BOOK} alt="" width={640} height={360} className="rounded-lg border border-rule" />;

/** Parts of a landing page. */
export function Landing(): ReactNode {
  return (
    <Section id="landing" title={say('Landing page', 'صفحة الهبوط')}>
      <Sample name={say('Hero', 'الواجهة')}>
        <Hero level={2} title={title} description={description} />
      </Sample>
      <Sample name={say('Hero with all it can say', 'واجهة بكل ما تقوله')}>
        <Hero level={2} title={title} description={description} pill={pill} links={links} command="npm create recto">
          {book}
        </Hero>
      </Sample>
      <Sample name={say('Hero beside a picture', 'واجهة إلى جانب صورة')}>
        <Hero level={2} title={title} description={description} pill={pill} links={links} show="beside">
          {picture}
        </Hero>
      </Sample>
      <Sample name={say('Features', 'المزايا')}>
        <Features features={drawn} />
      </Sample>
      <Sample name={say('Banner', 'اللافتة')}>
        <Banner>
          {say('All of it is made in one room. ', 'كل هذا يُصنع في غرفة واحدة. ')}
          <a href="#landing">{say('Come and look', 'تعال وانظر')}</a>
        </Banner>
      </Sample>
      <Sample name={say('Sections: words alone, a picture on either side, features', 'أقسام: نص، صورة، مزايا')}>
        <Chapter title={say('A place of work', 'مكان عمل')} description={description} />
        <Chapter
          eyebrow={say('Printing', 'الطباعة')}
          title={say('Ink on paper', 'حبر على ورق')}
          description={description}
        >
          {picture}
        </Chapter>
        <Chapter title={say('Thread and glue', 'خيط وغراء')} description={description} side="start" features={features}>
          {book}
        </Chapter>
      </Sample>
      <Sample name={say('Call to action', 'دعوة إلى الفعل')}>
        <CallToAction title={say('Begin with one book', 'ابدأ بكتاب واحد')} description={description} links={links} />
      </Sample>
    </Section>
  );
}
