import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { MessagesContext } from '../messages/messages.ts';
import { Carousel } from './carousel.tsx';

function draw(slides: readonly string[]): string {
  return renderToStaticMarkup(
    <MessagesContext value={english}>
      <Carousel label="Pictures" slides={slides} />
    </MessagesContext>,
  );
}

test('renders every slide in a focusable row', () => {
  const markup = draw(['One', 'Two']);
  expect(markup).toMatch(/<ul [^>]*tabindex="0" aria-label="Pictures" class="carousel-track">/u);
  expect(
    [...markup.matchAll(/aria-label="(\d of \d)" class="carousel-slide">(\w+)/gu)].map((match) => match.slice(1)),
  ).toEqual([
    ['1 of 2', 'One'],
    ['2 of 2', 'Two'],
  ]);
});

test('hides the buttons without script, and has none for a single slide', () => {
  const [row = '', controls = ''] = draw(['One', 'Two']).split('<div class="carousel-controls needs-script">');
  expect(row).not.toContain('<button');
  expect(controls.match(/<button/gu)).toHaveLength(4);
  expect(draw(['One'])).not.toContain('<button');
});
