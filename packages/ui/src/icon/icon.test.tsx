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
    'hides an icon without a label from screen readers',
    { name: 'test:dot' },
    '<svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true"><circle cx="8" cy="8" r="4"/></svg>',
  ],
  [
    'renders an icon with a label as an image',
    { name: 'test:dot', label: 'Menu' },
    '<svg viewBox="0 0 16 16" width="1em" height="1em" role="img" aria-label="Menu"><circle cx="8" cy="8" r="4"/></svg>',
  ],
  [
    'mirrors only if requested',
    { name: 'test:dot', mirrored: true, className: 'size-4' },
    '<svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" class="rtl:[scale:-1_1] size-4"><circle cx="8" cy="8" r="4"/></svg>',
  ],
  [
    'renders an empty svg for a missing icon',
    { name: 'test:none' },
    '<svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true"></svg>',
  ],
] as const)('%s', ([, props, expected]) => {
  expect(draw(props)).toBe(expected);
});

test('renders an empty svg without a provider', () => {
  expect(renderToStaticMarkup(<Icon name="test:dot" />)).toContain('<svg viewBox="0 0 24 24"');
});
