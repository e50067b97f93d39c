import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LOADING_HEIGHT_PX } from '../constants.ts';
import { LoadingBar } from './loading-bar.tsx';
import type { LoadingBarProps } from './loading-bar.tsx';
import type { LoadingState } from './loading-store.ts';

function render(state: LoadingState, props: Partial<LoadingBarProps> = {}): string {
  const store = {
    get: () => state,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    reset: () => undefined,
  };
  return renderToStaticMarkup(
    <LoadingBar store={store} label="Loading" dir="ltr" prefersReducedMotion={() => false} {...props} />,
  );
}

const half = { isVisible: true, progress: 50.4 };

test('renders nothing while nothing is loading', () => {
  expect(render({ isVisible: false, progress: 0 })).toBe('');
});

test('fades out for 400 ms at the end, hidden from screen readers', () => {
  const bar = render({ isVisible: false, progress: 100 });
  expect(bar).toContain('aria-hidden="true"');
  expect(bar).toMatch(/opacity:0;.*opacity 400ms/u);
});

test('states its progress', () => {
  expect(render(half)).toContain(
    'role="progressbar" aria-hidden="false" aria-label="Loading" aria-valuemin="0" aria-valuemax="100" aria-valuenow="50"',
  );
});

test('is 3 px high', () => {
  expect(LOADING_HEIGHT_PX).toBe(3);
  expect(render(half)).toContain('block-size:3px');
});

test.for([
  ['ltr', 'transform-origin:left'],
  ['rtl', 'transform-origin:right'],
] as const)('%s: %s', ([dir, origin]) => {
  expect(render(half, { dir })).toContain(origin);
});

test('grows, but not with reduced motion', () => {
  expect(render(half)).toContain('transform:scaleX(0.5)');
  expect(render(half, { prefersReducedMotion: () => true })).not.toMatch(/scaleX|transition/u);
});
