import type { BodyNode, ComponentNode } from '@recto/content';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ClientComponentProps } from '../app/app.ts';
import { Body, ComponentsContext } from '../body/body.tsx';
import { FailuresContext } from '../body/failed-component.tsx';
import type { Failure } from '../body/failed-component.tsx';
import { OpenComponentsContext } from '../body/render-tracking.tsx';
import { renderWithoutFailing } from './render-without-failing.ts';

const fail = (): ReactNode => {
  throw new Error('broken');
};
const Broken = fail;

const components: Record<string, ComponentType<ClientComponentProps>> = {
  good: ({ slots }) => <b>good {slots['default']}</b>,
  broken: fail,
  // Its children are rendered before it fails.
  late: ({ slots }) => (
    <i>
      {slots['default']}
      <Broken />
    </i>
  ),
};

const node = (component: string, ...inside: BodyNode[]): ComponentNode => ({
  component,
  props: {},
  slots: inside.length > 0 ? { default: inside } : {},
});

/** Renders a body, and returns which components failed and how often it was rendered. */
function draw(nodes: readonly BodyNode[], describe: (error: unknown) => Failure | undefined = () => undefined) {
  const failed: string[] = [];
  const failures = new Map<object, Failure>();
  let drawn = 0;
  const html = renderWithoutFailing(
    (open) => {
      drawn += 1;
      return renderToString(
        <OpenComponentsContext value={open}>
          <FailuresContext value={failures}>
            <ComponentsContext value={new Map(Object.entries(components))}>
              <Body nodes={nodes} />
            </ComponentsContext>
          </FailuresContext>
        </OpenComponentsContext>,
      );
    },
    (one, error) => {
      failed.push(one.component);
      const failure = describe(error);
      if (failure) failures.set(one, failure);
    },
  );
  return { html, failed, drawn };
}

test('renders a page without errors once', () => {
  expect(draw([node('good'), '<p>prose</p>'])).toMatchObject({ failed: [], drawn: 1 });
});

test('removes components that fail, and keeps their slots and the rest of the page', () => {
  const { html, failed, drawn } = draw([
    node('good', '<p>inside good</p>'),
    node('broken', '<p>inside broken</p>'),
    node('late', node('good', '<p>inside late</p>')),
    node('good', node('broken'), '<p>after broken</p>'),
    '<p>prose</p>',
  ]);
  expect(failed).toEqual(['broken', 'late', 'broken']);
  expect(drawn).toBe(7);
  for (const text of ['inside good', 'inside broken', 'inside late', 'after broken', '<p>prose</p>'])
    expect(html).toContain(text);
  expect(html.match(/<b>good/gu)).toHaveLength(3);
  expect(html).not.toContain('recto-failed');
});

test('shows the error instead of the component', () => {
  const { html } = draw([node('broken'), node('good')], (error) => ({ message: String(error), position: 'a.tsx:1:2' }));
  expect(html).toContain('fails</strong>Error: broken<code>a.tsx:1:2</code></recto-failed>');
});

test('throws an error that occurs outside of markdown components', () => {
  expect(() =>
    renderWithoutFailing(
      () => {
        throw new Error('no component');
      },
      () => undefined,
    ),
  ).toThrow('no component');
});
