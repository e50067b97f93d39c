import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HighlightedTextArea } from './highlighted-text-area.tsx';

const render = (typed?: string): string =>
  renderToStaticMarkup(
    <HighlightedTextArea
      id="file"
      label="File"
      text={'title: All changes.\n\nRead **now**: it changes.\nIt changes.'}
      onChange={() => undefined}
      typed={typed}
    />,
  );

test('marks the typed word where a line of text ends with it, and only once', () => {
  const html = render('changes.');
  expect(html.match(/<span class="typed">/gu)).toHaveLength(1);
  expect(html).toContain('<span>title: All </span><span class="typed">changes.</span>');
});

test.for([undefined, 'missing'])('marks nothing without a line that ends with the word: %s', (typed) => {
  expect(render(typed)).not.toContain('typed');
});
