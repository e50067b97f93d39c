import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';
import type { TabsProps } from './tabs.tsx';

const tabs = [
  { label: 'page.md', content: 'Words' },
  { label: 'page.md', content: 'Rows' },
];

function panelsOf(props: Partial<TabsProps> = {}): string[] {
  const markup = renderToStaticMarkup(<Tabs label="Files" tabs={tabs} {...props} />);
  return [...markup.matchAll(/<div role="tabpanel"[^>]*>[^<]*/gu)].map(([panel]) => panel);
}

test('renders all panels with their names and one open', () => {
  const [first = '', second = '', ...others] = panelsOf({ defaultTab: 1 });
  expect(others).toEqual([]);
  expect(first).toMatch(/data-name="page.md" data-state="inactive" class="tab-panel">Words$/u);
  expect(second).toMatch(/data-name="page.md" data-state="active" class="tab-panel">Rows$/u);
});

test('hides panels only in the style sheet, so that they show without script', () => {
  expect(panelsOf().join('')).not.toContain('hidden');
});

test.for([
  [{}, true],
  [{ focusablePanels: false }, false],
] as const)('with %o, panels are focusable: %s', ([props, expected]) => {
  expect(panelsOf(props).map((panel) => panel.includes('tabindex="0"'))).toEqual([expected, expected]);
});

test('adds the given class to that of all tabs', () => {
  const looks = ['', 'code-group'].map((className) =>
    renderToStaticMarkup(<Tabs label="Files" tabs={tabs} className={className} />),
  );
  expect(looks.map((markup) => /^<div class="([^"]*)"/u.exec(markup)?.[1])).toEqual(['tabs', 'tabs code-group']);
});
