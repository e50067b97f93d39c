import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconsContext } from '../icon/icons-context.ts';
import english from '../locales/en.json' with { type: 'json' };
import { MessagesContext } from '../messages/messages.ts';
import { HeaderEntry } from './header-entry.tsx';
import type { HeaderLink } from './links.ts';
import { MenuPanel } from './menu-panel.tsx';

const full: HeaderLink = {
  label: 'Guides',
  to: '/guides',
  active: true,
  icon: 'test:book',
  badge: { label: 'new', color: 'success' },
  description: 'How to begin',
  target: '_blank',
  children: [
    {
      label: 'Paper',
      to: '/guides/paper',
      active: true,
      icon: 'test:sheet',
      badge: { label: 'soon' },
      description: 'What to write on',
      target: '_blank',
      children: [{ label: 'Sizes', to: '/guides/paper/sizes', active: false }],
    },
  ],
};

const icons = {
  get: (name: string) => ({ body: `<path id="${name}"/>`, viewBox: '0 0 24 24' }),
  subscribe: () => () => undefined,
  request: () => undefined,
};

const header = (link: HeaderLink) => <HeaderEntry link={link} path="/" />;
const panel = (link: HeaderLink) => <MenuPanel links={[link]} path="/" />;

function draw(element: ReturnType<typeof header>): string {
  return renderToStaticMarkup(
    <IconsContext value={icons}>
      <MessagesContext value={english}>{element}</MessagesContext>
    </IconsContext>,
  );
}

/** Returns the link to a path with its content. */
function linkTo(to: string, markup: string): string {
  return new RegExp(`<a href="${to}".*?</a>`, 'u').exec(markup)?.[0] ?? '';
}

test.for([
  ['the header', draw(header(full))],
  ['the panel', draw(panel(full))],
] as const)('BEH-9: in %s, every field of an entry and its children is shown', ([, markup]) => {
  for (const [to, ...parts] of [
    ['/guides', 'Guides', 'test:book', 'data-color="success">new', 'How to begin'],
    ['/guides/paper', 'Paper', 'test:sheet', 'data-color="neutral">soon', 'What to write on'],
  ] as const) {
    const link = linkTo(to, markup);
    for (const part of parts) expect(link).toContain(part);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('aria-current="true"');
    expect(link).toMatch(/<svg [^>]*aria-hidden="true"/u);
  }
  expect(linkTo('/guides/paper/sizes', markup)).toContain('Sizes');
});

test('BEH-9: a missing field of an entry renders no element', () => {
  const plain = { label: 'Blog', to: '/blog', active: false };
  expect(draw(header(plain))).toBe('<li><a href="/blog" class="header-entry"><span>Blog</span> </a></li>');
  expect(draw(header({ ...plain, children: [] }))).not.toContain('<details');
});
