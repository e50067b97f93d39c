import { WordsContext } from '@recto/ui';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ShellContext } from '../shell/shell-context.ts';
import type { ShellState } from '../shell/shell-context.ts';
import { Status } from './status.tsx';
import type { StatusProps } from './status.tsx';

const locales = new URL('../../../ui/src/locales/', import.meta.url);

function pack(file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(file, locales), 'utf8')) as Record<string, string>;
}

const english = pack('en.json');
const shell = { searchPage: '/en/search' } as ShellState;

function draw(props: Partial<StatusProps>, words = english): string {
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <ShellContext value={shell}>
        <Status
          found={{ query: 'xyzzy', status: 'success' }}
          note={undefined}
          count={0}
          onRetry={() => undefined}
          {...props}
        />
      </ShellContext>
    </WordsContext>,
  );
}

test.for<[string, Partial<StatusProps>, string, string]>([
  ['nothing fits', {}, 'No matching data', 'palette-note'],
  ['there is nothing at all', { found: { query: '', status: 'idle' } }, 'No data', 'palette-note'],
  ['something can be chosen', { found: { query: '', status: 'idle' }, count: 3 }, '', 'sr-only'],
  ['something was found', { count: 2 }, '2 results', 'sr-only'],
  ['the answer is on its way', { found: { query: 'xyzzy', status: 'loading' } }, 'Loading…', 'palette-note'],
  [
    'the search failed',
    { found: { query: 'xyzzy', status: 'error' } },
    'The list of pages could not be loaded.',
    'palette-note',
  ],
  ['an action has something to say', { note: 'Copied', count: 2 }, 'Copied', 'sr-only'],
])('BEH-8: where %s, the palette says so', ([, props, text, className]) => {
  const markup = draw(props);
  expect(/<output>(.*?)<\/output>/u.exec(markup)?.[1]).toBe(text);
  expect(markup).toContain(`<div class="${className}">`);
});

test('BEH-8: where nothing fits, there is help and the way to all pages', () => {
  expect(draw({})).toContain('<p>Check the spelling, or try fewer or other words.</p>');
  expect(draw({})).toContain('<a href="/en/search" class="button-quiet">All pages</a>');
  expect(draw({ found: { query: '', status: 'idle' } })).not.toContain('<a');
});

describe('BEH-8: in every language', () => {
  test.for(readdirSync(locales).filter((file) => file.endsWith('.json')))('%s', (file) => {
    const words = pack(file);
    expect(draw({}, words)).toContain(`<output>${words['commandPalette.noMatch']}</output>`);
    expect(draw({ found: { query: '', status: 'idle' } }, words)).toContain(
      `<output>${words['commandPalette.noData']}</output>`,
    );
  });
});
