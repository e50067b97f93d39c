import type { ReactNode } from 'react';
import { PostList } from '../../src/article/post-list.tsx';
import { Timeline } from '../../src/article/timeline.tsx';
import { PlanCards } from '../../src/pricing/plan-cards.tsx';
import { PlanTable } from '../../src/pricing/plan-table.tsx';
import type { Plan } from '../../src/pricing/plan.ts';
import { say } from '../choices.ts';
import { Sample, Section } from '../section.tsx';

const button = { label: say('Choose', 'اختر'), to: '#listings' };
const features = [say('Words', 'كلمات'), say('Pictures', 'صور')];
const plans: (Plan & { name: string })[] = [
  { name: 'leaf', title: say('Leaf', 'ورقة'), price: say('Free', 'مجاني') },
  { name: 'sheet', title: say('Sheet', 'ملزمة'), price: '4 €', cycle: say('a month', 'في الشهر') },
  { name: 'book', title: say('Book', 'كتاب'), price: '9 €', cycle: say('a month', 'في الشهر'), highlight: true },
  { name: 'shelf', title: say('Shelf', 'رفّ'), price: '20 €', badge: say('New', 'جديد') },
].map((plan, place) => ({
  ...plan,
  description:
    place === 1
      ? say('For a while, and then for a while longer, until it is bound.', 'لبعض الوقت، ثم لوقت أطول، حتى يُجلَّد.')
      : say('For a while.', 'لبعض الوقت.'),
  features,
  button,
}));

const posts = [
  {
    path: '#post-3',
    category: say('Workshop', 'الورشة'),
    description: say('It smells of ink.', 'تفوح منه رائحة الحبر.'),
  },
  { path: '#post-2', description: say('Nobody reads it aloud.', 'لا يقرؤه أحد بصوت عالٍ.') },
  { path: '#post-1' },
].map((post, place) => ({
  ...post,
  title: [say('New paper', 'ورق جديد'), say('Old paper', 'ورق قديم'), say('No paper', 'بلا ورق')][place] ?? '',
  date: `2026-11-0${3 - place}`,
  dateText: say(`${3 - place} November 2026`, `${3 - place} نوفمبر 2026`),
}));

/** Plans and posts, in any number. */
export function Listings(): ReactNode {
  return (
    <Section id="listings" title={say('Plans and posts', 'الخطط والمقالات')}>
      {[1, 2, 4].map((count) => (
        <Sample key={count} name={say(`Plans: ${count}`, `الخطط: ${count}`)}>
          <PlanCards plans={plans.slice(0, count)} level={3} />
        </Sample>
      ))}
      <Sample name={say('What two plans have', 'ما في خطتين')}>
        <PlanTable
          plans={plans.slice(1, 3)}
          features={[
            { title: say('Words', 'كلمات'), plans: ['sheet', 'book'] },
            { title: say('Pictures', 'صور'), plans: ['book'] },
            { title: say('Pages', 'صفحات'), value: ['16', '320'] },
          ]}
        />
      </Sample>
      <Sample name={say('Posts', 'المقالات')}>
        <PostList posts={posts} level={3} />
      </Sample>
      <Sample name={say('Timeline', 'الخط الزمني')}>
        <Timeline entries={posts} />
      </Sample>
    </Section>
  );
}
