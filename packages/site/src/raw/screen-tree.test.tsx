import { plainTree, renderMarkdown } from '@recto/content';
import { placeTrees } from '@recto/content/node';
import {
  Accordion,
  Badge,
  Card,
  CopyCommand,
  Hero,
  MarkdownContext,
  PlanCards,
  PlanTable,
  PostList,
  Timeline,
} from '@recto/ui';
import { Tabs } from '@recto/ui/tabs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screenTree } from './screen-tree.ts';

/** The markdown of what is rendered. */
function markdownOf(node: ReactNode): string {
  const html = renderToStaticMarkup(<MarkdownContext value>{node}</MarkdownContext>);
  return renderMarkdown(plainTree(screenTree(placeTrees(html, {}))));
}

test.for([
  ['controls', <button key="">Press</button>],
  ['forms', <form key="">Name</form>],
  ['ways around the site', <nav key="">Home</nav>],
  [
    'the way on',
    <a key="" href="/b" rel="next">
      Next
    </a>,
  ],
  [
    'what is hidden',
    <p key="" hidden>
      Later
    </p>,
  ],
  [
    'ornaments',
    <span key="" aria-hidden="true">
      →
    </span>,
  ],
  ['pictures without words', <img key="" src="/a.png" alt="" />],
  [
    'pictures for dark pages',
    <span key="" className="image only-dark">
      <img src="/a.png" alt="A" />
    </span>,
  ],
  [
    'what script alone shows',
    <p key="" className="mt-2 needs-script">
      Keys
    </p>,
  ],
  [
    'menus',
    <ul key="" popover="auto">
      <li>Copy</li>
    </ul>,
  ],
  [
    'what a component leaves out',
    <p key="" data-markdown="skip">
      Back
    </p>,
  ],
] as const)('left out: %s', ([, node]) => {
  expect(
    markdownOf(
      <div>
        <p>Before</p>
        {node}
        <p>After</p>
      </div>,
    ),
  ).toBe('Before\n\nAfter\n');
});

test('the title is first, then what the page is about, then what stands above both', () => {
  const screen = (
    <article>
      <p>
        <Badge>News</Badge>
        <time>May 1</time>
      </p>
      <div>
        <h1>Ink</h1>
        <p>It is wet.</p>
      </div>
      <section>
        <h2>More</h2>
      </section>
    </article>
  );
  expect(markdownOf(screen)).toBe('# Ink\n\nIt is wet.\n\nNews · May 1\n\n## More\n');
});

test('words above the headings of parts stay there, unless they belong to one of them', () => {
  const parts = (
    <section>
      <p>Intro</p>
      <h3>A</h3>
      <h3>B</h3>
    </section>
  );
  expect(markdownOf(parts)).toBe('Intro\n\n### A\n\n### B\n');
  expect(
    markdownOf(
      <section>
        <p>Eyebrow</p>
        <div>
          <h2>Title</h2>
        </div>
        <p>Text</p>
      </section>,
    ),
  ).toBe('## Title\n\nEyebrow\n\nText\n');
});

test('links side by side are a list, and one is a sentence', () => {
  const links = [
    <a key="a" href="/a">
      A
    </a>,
    <a key="b" href="/b">
      B
    </a>,
  ];
  expect(markdownOf(<p>{links}</p>)).toBe('- [A](/a)\n- [B](/b)\n');
  expect(markdownOf(<p>{links[0]}</p>)).toBe('[A](/a)\n');
  expect(
    markdownOf(
      <p>
        Read {links[0]} or {links[1]}.
      </p>,
    ),
  ).toBe('Read [A](/a) or [B](/b).\n');
});

test('a sentence stays as it is, and so do words that are only styled', () => {
  expect(
    markdownOf(
      <p>
        One <b>two</b>
        <i>three</i>
      </p>,
    ),
  ).toBe('One **two**_three_\n');
  expect(
    markdownOf(
      <p>
        <span>One</span> <span>two</span>
      </p>,
    ),
  ).toBe('One two\n');
});

test('lists of things with titles are parts of the page, others stay lists', () => {
  const posts = [
    { title: 'Ink', path: '/ink', date: '2026-05-01', dateText: 'May 1, 2026', description: 'Wet.', category: 'News' },
    { title: 'Paper', path: '/paper', date: '2026-04-01', dateText: 'April 1, 2026' },
  ];
  const entries = (facts: string): string =>
    ['## [Ink](/ink)', facts, 'Wet.', '## [Paper](/paper)', 'April 1, 2026\n'].join('\n\n');
  expect(markdownOf(<PostList posts={posts} />)).toBe(entries('May 1, 2026 · News'));
  expect(markdownOf(<Timeline entries={posts} />)).toBe(entries('May 1, 2026'));
  expect(
    markdownOf(
      <ul>
        <li>One</li>
        <li>
          <p>Two</p>
        </li>
      </ul>,
    ),
  ).toBe('- One\n\n- Two\n');
});

test('a list of one thing is a sentence', () => {
  expect(
    markdownOf(
      <ul>
        <li>The team</li>
      </ul>,
    ),
  ).toBe('The team\n');
});

test('parts of a word stay together, and lines of a title are parted', () => {
  expect(
    markdownOf(
      <p>
        <code>x</code>
        <sup>2</sup>
      </p>,
    ),
  ).toBe('`x`<sup>2</sup>\n');
  expect(
    markdownOf(
      <p>
        {'Ink'.split('').map((letter, place) => (
          <span key={place}>{letter}</span>
        ))}
      </p>,
    ),
  ).toBe('Ink\n');
  expect(
    markdownOf(
      <h1>
        <span>Write left.</span>
        <span>Read right.</span>
      </h1>,
    ),
  ).toBe('# Write left. Read right.\n');
});

test('all panels of tabs are there, each below its label', () => {
  const tabs = [
    { label: 'npm', content: <p>One</p> },
    { label: 'pnpm', content: <p>Two</p> },
  ];
  const markdown = '**npm**\n\nOne\n\n**pnpm**\n\nTwo\n';
  expect(markdownOf(<Tabs label="Managers" tabs={tabs} />)).toBe(markdown);
  const panels = tabs.map(({ label, content }, place) => (
    <div key={label} role="tabpanel" aria-labelledby={label} hidden={place > 0}>
      {content}
    </div>
  ));
  const buttons = tabs.map(({ label }) => (
    <button key={label} role="tab" id={label}>
      {label}
    </button>
  ));
  expect(
    markdownOf(
      <div>
        <div role="tablist">{buttons}</div>
        {panels}
      </div>,
    ),
  ).toBe(markdown);
});

test('what opens is open', () => {
  expect(markdownOf(<Accordion items={[{ title: 'Why?', content: <p>So.</p> }]} />)).toBe('**Why?**\n\nSo.\n');
});

test('code, tables and pictures stay what they are', () => {
  expect(
    markdownOf(
      <>
        <pre>
          <code>{'a <b>\n  c'}</code>
        </pre>
        <table>
          <thead>
            <tr>
              <th>A</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <b>1</b>
              </td>
            </tr>
          </tbody>
        </table>
        <figure>
          <img src="/a.png" alt="Ink" />
          <figcaption>Wet</figcaption>
        </figure>
        <script type="application/json" dangerouslySetInnerHTML={{ __html: '{"a":"<p>"}' }} />
        <style>{'p > a {}'}</style>
      </>,
    ),
  ).toBe('```\na <b>\n  c\n```\n\n| A |\n| --- |\n| **1** |\n\n![Ink](/a.png)\n\nWet\n');
});

test('a timeline is whole, however little of it a visitor sees at first', () => {
  const entries = Array.from({ length: 9 }, (_, place) => ({
    title: `Entry ${place}`,
    path: `/${place}`,
    date: '2026-05-01',
    dateText: 'May 1',
  }));
  expect(markdownOf(<Timeline entries={entries} />).match(/^## /gmu)).toHaveLength(9);
});

test('a command can be pasted', () => {
  expect(markdownOf(<CopyCommand command="cd site && npm start" />)).toBe('```bash\ncd site && npm start\n```\n');
});

test('the first words of a site', () => {
  const hero = (
    <Hero
      title="Write."
      description="For people."
      pill={{ label: 'New', to: '/new' }}
      links={[
        { label: 'Start', to: '/start' },
        { label: 'Source', to: '/source' },
      ]}
    />
  );
  expect(markdownOf(hero)).toBe('# Write.\n\nFor people.\n\n[New](/new)\n\n- [Start](/start)\n- [Source](/source)\n');
});

test('a badge beside a title stands below it', () => {
  const card = (
    <Card title="Docs" to="/docs" badge={<Badge>Free</Badge>}>
      For a tool.
    </Card>
  );
  expect(markdownOf(card)).toBe('### [Docs](/docs)\n\nFree\n\nFor a tool.\n');
});

test('plans say what they cost, and the comparison says in words what it shows in signs', () => {
  const plan = { description: 'For one.', features: ['Words', 'Pictures'], button: { label: 'Take it', to: '/take' } };
  const plans = [
    { ...plan, name: 'leaf', title: 'Leaf', price: 'Free' },
    { ...plan, name: 'book', title: 'Book', price: '$9', cycle: 'a month' },
  ];
  expect(markdownOf(<PlanCards plans={plans.slice(1)} />)).toBe(
    '## Book\n\nFor one.\n\n**\\$9** · a month\n\n- Words\n- Pictures\n\n[Take it](/take)\n',
  );
  const features = [
    { title: 'Pages', value: ['10', ''], plans: ['book'], soon: true },
    { title: 'More', includes: [{ title: 'Help', description: 'by mail', plans: ['book'] }] },
  ];
  const rows = markdownOf(<PlanTable plans={plans} features={features} />)
    .trimEnd()
    .split('\n');
  expect(
    rows.slice(2).map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    ),
  ).toEqual([
    ['Pages', '10', expect.any(String)],
    ['**More**', '', ''],
    ['Help: by mail', expect.stringMatching(/\w/u), expect.stringMatching(/\w/u)],
  ]);
});
