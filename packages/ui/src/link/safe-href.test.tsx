import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Actions } from '../landing/actions.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { safeHref } from './safe-href.ts';

test.for([
  ['/docs', '/docs'],
  ['#end', '#end'],
  ['https://a.example/?a=1&b=2', 'https://a.example/?a=1&b=2'],
  ['mailto:a@a.example', 'mailto:a@a.example'],
  [undefined, undefined],
  ['javascript:alert(1)', undefined],
  [' JaVa\tScript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['&#106;avascript:x', undefined],
] as const)('SEC-8: the URL %j of a link becomes %j', ([address, expected]) => {
  expect(safeHref(address)).toBe(expected);
});

const links: Record<string, (to: string) => ReactNode> = {
  Actions: (to) => <Actions links={[{ label: 'A', to }]} />,
  Button: (to) => <Button to={to}>A</Button>,
  Card: (to) => <Card title="A" to={to} />,
};

test.for(Object.keys(links))('SEC-8: %s does not render URLs that run code', (name) => {
  const render = (to: string): string => renderToStaticMarkup(links[name]?.(to));
  expect(render('/docs')).toContain('href="/docs"');
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
    expect(render(address)).not.toContain('href');
  }
});
