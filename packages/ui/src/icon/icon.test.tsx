import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';
import { IconsContext } from './icons-context.ts';
import type { IconLookup } from './icons-context.ts';

const icons: IconLookup = {
  get: (name) => (name === 'test:dot' ? { body: '<circle cx="8" cy="8" r="4"/>', viewBox: '0 0 16 16' } : undefined),
  subscribe: () => () => undefined,
  request: () => undefined,
};

function draw(props: IconProps): string {
  return renderToStaticMarkup(
    <IconsContext value={icons}>
      <Icon {...props} />
    </IconsContext>,
  );
}

test.for([
  [
    'an ornament is hidden from whoever listens',
    { name: 'test:dot' },
    '<svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true"><circle cx="8" cy="8" r="4"/></svg>',
  ],
  [
    'with a label it is a picture',
    { name: 'test:dot', label: 'Menu' },
    '<svg viewBox="0 0 16 16" width="1em" height="1em" role="img" aria-label="Menu"><circle cx="8" cy="8" r="4"/></svg>',
  ],
  [
    'it is turned around only where asked',
    { name: 'test:dot', mirrored: true, className: 'size-4' },
    '<svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" class="rtl:-scale-x-100 size-4"><circle cx="8" cy="8" r="4"/></svg>',
  ],
  [
    'one that is not there keeps its place',
    { name: 'test:none' },
    '<svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true"></svg>',
  ],
] as const)('%s', ([, props, expected]) => {
  expect(draw(props)).toBe(expected);
});

test('without anyone to ask, it keeps its place, too', () => {
  expect(renderToStaticMarkup(<Icon name="test:dot" />)).toContain('<svg viewBox="0 0 24 24"');
});
