import { plainTree, renderMarkdown } from '@recto/content';
import { htmlToTree } from '@recto/content/node';
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

/** Renders a node and converts it to markdown. */
function markdownOf(node: ReactNode): string {
  const html = renderToStaticMarkup(<MarkdownContext value>{node}</MarkdownContext>);
  return renderMarkdown(plainTree(screenTree(htmlToTree(html, {}))));
}

test.for([
  ['controls', <button key="">Press</button>],
  ['forms', <form key="">Name</form>],
  ['navigation', <nav key="">Home</nav>],
  [
    'links to the next page',
    <a key="" href="/b" rel="next">
      Next
    </a>,
  ],
  [
    'hidden elements',
    <p key="" hidden>
      Later
    </p>,
  ],
  [
    'decoration',
    <span key="" aria-hidden="true">
      →
    </span>,
  ],
  ['images without alternative text', <img key="" src="/a.png" alt="" />],
  [
    'images for dark mode',
    <span key="" className="image only-dark">
      <img src="/a.png" alt="A" />
    </span>,
  ],
  [
    'elements that need script',
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
    'elements with data-markdown="skip"',
    <p key="" data-markdown="skip">
      Back
    </p>,
  ],
] as const)('omits %s', ([, node]) => {
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

test('the title comes first, then the description, then what is above both', () => {
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

test('text above several headings stays there, text above a single heading moves below it', () => {
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

test('adjacent links become a list, a single link a paragraph', () => {
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

test('sentences and styled words stay as they are', () => {
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

test('lists whose items have headings become sections, others stay lists', () => {
  const posts = [
    { title: 'Ink', path: '/ink', date: '2026-05-01', dateText: 'May 1, 2026', description: 'Wet.', category: 'News' },
    { title: 'Paper', path: '/paper', date: '2026-04-01', dateText: 'April 1, 2026' },
  ];
  const entries = (facts: string): string =>
    ['## [Ink](/ink)', facts, 'Wet.', '## [Paper](/paper)', 'April 1, 2026\n'].join('\n\n');
  expect(markdownOf(<PostList posts={posts} />)).toBe(entries('May 1, 2026 · News'));
  const versions = posts.map((post, index) => ({ ...post, ...(index === 0 && { version: '0.2.0' }) }));
  expect(markdownOf(<Timeline entries={versions} />)).toBe(entries('May 1, 2026 · News · 0.2.0'));
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

test('a list of one item becomes a paragraph', () => {
  expect(
    markdownOf(
      <ul>
        <li>The team</li>
      </ul>,
    ),
  ).toBe('The team\n');
});

test('parts of a word stay together, and lines of a title are separated by spaces', () => {
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
        {'Ink'.split('').map((letter, index) => (
          <span key={index}>{letter}</span>
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

test('contains all panels of tabs, each below its label', () => {
  const tabs = [
    { label: 'npm', content: <p>One</p> },
    { label: 'pnpm', content: <p>Two</p> },
  ];
  const markdown = '**npm**\n\nOne\n\n**pnpm**\n\nTwo\n';
  expect(markdownOf(<Tabs label="Managers" tabs={tabs} />)).toBe(markdown);
  const panels = tabs.map(({ label, content }, index) => (
    <div key={label} role="tabpanel" aria-labelledby={label} hidden={index > 0}>
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

test('contains collapsed content', () => {
  expect(markdownOf(<Accordion items={[{ title: 'Why?', content: <p>So.</p> }]} />)).toBe('**Why?**\n\nSo.\n');
});

test('keeps code, tables and images', () => {
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

test('contains all entries of a timeline, also those that are collapsed at first', () => {
  const entries = Array.from({ length: 9 }, (_, index) => ({
    title: `Entry ${index}`,
    path: `/${index}`,
    date: '2026-05-01',
    dateText: 'May 1',
  }));
  expect(markdownOf(<Timeline entries={entries} />).match(/^## /gmu)).toHaveLength(9);
});

test('renders a command as a code block', () => {
  expect(markdownOf(<CopyCommand command="cd site && npm start" />)).toBe('```bash\ncd site && npm start\n```\n');
});

test('renders a hero', () => {
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

test('moves a badge of a title below it', () => {
  const card = (
    <Card title="Docs" to="/docs" badge={<Badge>Free</Badge>}>
      For a tool.
    </Card>
  );
  expect(markdownOf(card)).toBe('### [Docs](/docs)\n\nFree\n\nFor a tool.\n');
});

test('renders the prices of plans, and the symbols of the comparison as words', () => {
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
