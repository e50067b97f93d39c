import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

test.for([
  [
    'renders a button that does not submit',
    { children: 'Save' },
    '<button class="button" data-variant="solid" data-color="primary" data-size="md" type="button">Save</button>',
  ],
  [
    'renders a link if it has a URL',
    { to: '/docs', variant: 'outline', color: 'neutral', target: '_blank', children: 'Read' },
    '<a class="button" data-variant="outline" data-color="neutral" data-size="md" target="_blank" href="/docs">Read</a>',
  ],
  [
    'is busy and disabled while loading',
    { loading: true, size: 'lg', className: 'mt-4', children: 'Save' },
    '<button class="button mt-4" data-variant="solid" data-color="primary" data-size="lg" aria-busy="true" type="button" disabled="">Save</button>',
  ],
  [
    'can be the submit button of a form',
    { type: 'submit', variant: 'soft', color: 'error', size: 'sm', children: 'Delete' },
    '<button class="button" data-variant="soft" data-color="error" data-size="sm" type="submit">Delete</button>',
  ],
] satisfies [string, ButtonProps, string][])('%s', ([, props, expected]) => {
  expect(renderToStaticMarkup(<Button {...props} />)).toBe(expected);
});
