import type { ReactNode } from 'react';
import { PostList } from '../../src/article/post-list.tsx';
import { Timeline } from '../../src/article/timeline.tsx';
import { PlanCards } from '../../src/pricing/plan-cards.tsx';
import { PlanTable } from '../../src/pricing/plan-table.tsx';
import type { Plan } from '../../src/pricing/plan.ts';
import { localText } from '../choices.ts';
import { Example, Section } from '../section.tsx';

const button = { label: localText('Choose', 'اختر'), to: '#listings' };
const features = [localText('Words', 'كلمات'), localText('Pictures', 'صور')];
const plans: (Plan & { name: string })[] = [
  { name: 'leaf', title: localText('Leaf', 'ورقة'), price: localText('Free', 'مجاني') },
  { name: 'sheet', title: localText('Sheet', 'ملزمة'), price: '4 €', cycle: localText('a month', 'في الشهر') },
  {
    name: 'book',
    title: localText('Book', 'كتاب'),
    price: '9 €',
    cycle: localText('a month', 'في الشهر'),
    highlight: true,
  },
  { name: 'shelf', title: localText('Shelf', 'رفّ'), price: '20 €', badge: localText('New', 'جديد') },
].map((plan, index) => ({
  ...plan,
  description:
    index === 1
      ? localText('For a while, and then for a while longer, until it is bound.', 'لبعض الوقت، ثم لوقت أطول، حتى يُجلَّد.')
      : localText('For a while.', 'لبعض الوقت.'),
  features,
  button,
}));

const posts = [
  {
    path: '#post-3',
    category: localText('Workshop', 'الورشة'),
    description: localText('It smells of ink.', 'تفوح منه رائحة الحبر.'),
  },
  { path: '#post-2', description: localText('Nobody reads it aloud.', 'لا يقرؤه أحد بصوت عالٍ.') },
  { path: '#post-1' },
].map((post, index) => ({
  ...post,
  title:
    [localText('New paper', 'ورق جديد'), localText('Old paper', 'ورق قديم'), localText('No paper', 'بلا ورق')][index] ??
    '',
  date: `2026-11-0${3 - index}`,
  dateText: localText(`${3 - index} November 2026`, `${3 - index} نوفمبر 2026`),
}));

/** Plans and posts, in any number. */
export function Listings(): ReactNode {
  return (
    <Section id="listings" title={localText('Plans and posts', 'الخطط والمقالات')}>
      {[1, 2, 4].map((count) => (
        <Example key={count} name={localText(`Plans: ${count}`, `الخطط: ${count}`)}>
          <PlanCards plans={plans.slice(0, count)} level={3} />
        </Example>
      ))}
      <Example name={localText('Comparison of two plans', 'مقارنة خطتين')}>
        <PlanTable
          plans={plans.slice(1, 3)}
          features={[
            { title: localText('Words', 'كلمات'), plans: ['sheet', 'book'] },
            { title: localText('Pictures', 'صور'), plans: ['book'] },
            { title: localText('Pages', 'صفحات'), value: ['16', '320'] },
          ]}
        />
      </Example>
      <Example name={localText('Posts', 'المقالات')}>
        <PostList posts={posts} level={3} />
      </Example>
      <Example name={localText('Timeline', 'الخط الزمني')}>
        <Timeline entries={posts} />
      </Example>
    </Section>
  );
}
