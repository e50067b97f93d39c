import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { MessagesContext } from '../messages/messages.ts';
import { Banner } from './banner.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Section } from './section.tsx';

const links = [
  { label: 'Begin', to: '/begin' },
  { label: 'Look', to: 'https://site.test', target: '_blank' },
];
const actions =
  '<p class="actions"><a href="/begin" class="button">Begin</a>' +
  '<a href="https://site.test" target="_blank" class="button-quiet">Look</a></p>';
const chevron = '<span class="glyph glyph-chevron" aria-hidden="true"></span>';

function draw(node: ReactNode): string {
  return renderToStaticMarkup(<MessagesContext value={english}>{node}</MessagesContext>);
}

test('renders a hero with title and description only', () => {
  expect(draw(<Hero title="Paper" description="Bound by hand." />)).toBe(
    '<header class="hero"><div><h1 class="display hero-title">Paper</h1></div>' +
      '<div><p class="text-lg text-pretty text-soft">Bound by hand.</p></div></header>',
  );
});

test('the title of a hero can be a second-level heading', () => {
  expect(draw(<Hero title="Paper" description="" level={2} />)).toContain('<h2 class="display hero-title">Paper</h2>');
});

test('renders pill, links and command', () => {
  const markup = draw(
    <Hero title="Paper" description="" pill={{ label: 'New', to: '/new' }} links={links} command="npm start" />,
  );
  expect(markup).toContain(`<a href="/new" class="pill">New${chevron}</a><h1`);
  expect(markup).toContain(`</p>${actions}<div class="copy-command">`);
  expect(markup).toContain('<code data-language="bash"><span>npm start</span></code>');
});

test.for([
  ['below it', {}, 'below'],
  ['beside it', { show: 'beside' }, 'beside'],
] as const)('places the illustration %s', ([, props, expected]) => {
  const markup = draw(
    <Hero title="Paper" description="" {...props}>
      Look
    </Hero>,
  );
  expect(markup).toContain(`<header class="hero" data-show="${expected}">`);
  expect(markup).toContain('<div class="hero-show">Look</div></header>');
});

test('renders features with and without icon and link', () => {
  const plain = { title: 'Sewn', description: 'By thread.' };
  expect(draw(<Features features={[plain, { ...plain, title: 'Glued', icon: 'i', to: '/glue' }]} level={2} />)).toBe(
    '<ul class="features"><li><h2>Sewn</h2><p>By thread.</p></li>' +
      '<li><span class="feature-icon" aria-hidden="true">i</span>' +
      `<h2><a href="/glue" class="feature-link">Glued${chevron}</a></h2><p>By thread.</p></li></ul>`,
  );
});

test('a section without an illustration has no side', () => {
  expect(draw(<Section title="Ink" eyebrow="Print" description="On paper." />)).toBe(
    '<section class="chapter"><div class="chapter-claim"><p class="eyebrow">Print</p><h2>Ink</h2>' +
      '<p>On paper.</p></div></section>',
  );
});

test('places the illustration at the end by default, and features below', () => {
  const features = [{ title: 'Sewn', description: 'By thread.' }];
  expect(draw(<Section title="Ink">Look</Section>)).toBe(
    '<section class="chapter" data-side="end"><div class="chapter-claim"><h2>Ink</h2></div>' +
      '<div class="chapter-show">Look</div></section>',
  );
  const turned = draw(
    <Section title="Ink" side="start" features={features}>
      Look
    </Section>,
  );
  expect(turned).toContain('<section class="chapter" data-side="start">');
  expect(turned).toContain('Look</div><ul class="features features-row"><li><h3>Sewn</h3>');
});

test('renders a banner and a call to action with links', () => {
  expect(draw(<Banner>All of it.</Banner>)).toBe('<section class="banner">All of it.</section>');
  expect(draw(<CallToAction title="Begin" description="With one." links={links} />)).toBe(
    `<section class="closing"><h2>Begin</h2><p>With one.</p>${actions}</section>`,
  );
  expect(draw(<CallToAction title="Begin" links={[]} />)).toBe('<section class="closing"><h2>Begin</h2></section>');
});
