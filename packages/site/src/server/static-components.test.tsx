import { compileBody, plainTree, renderMarkdown } from '@recto/content';
import type { BodyNode, TreeNode } from '@recto/content';
import { useMessages } from '@recto/ui';
import { memo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createReference } from './client-reference.tsx';
import { renderedComponents, treeComponents } from './static-components.tsx';

interface CounterProps {
  start?: number;
  label?: ReactNode;
  onCount?: () => void;
  children?: ReactNode;
}

function ActualCounter({ start = 0, label, children }: CounterProps): ReactNode {
  const [count] = useState(start);
  return (
    <p>
      {count} {label} {children}
    </p>
  );
}

const reference = (actual: unknown): ComponentType<CounterProps> =>
  createReference(actual, 'counter.tsx#default') as ComponentType<CounterProps>;
const Counter = reference(ActualCounter);

const german = { locale: { code: 'de', name: 'Deutsch' }, messages: { 'copy.command': 'Kopieren' } };

function compile(component: ComponentType<{ children?: ReactNode }>, ...children: TreeNode[]): BodyNode[] {
  const rendered = renderedComponents({ box: component }, german);
  return compileBody([['box', {}, ...children]], { interactive: { tabs: {} }, trees: {}, static: rendered });
}

test('an interactive component inside a static one becomes a component of the page', () => {
  const Box = ({ children }: { children?: ReactNode }): ReactNode => (
    <div className="box" style={{ paddingLeft: 4, '--tone': 'url(a;b)' } as object}>
      <h3 style={{ color: 'red' }}>Box</h3>
      <Counter start={3} label={<em>boots</em>}>
        {children}
      </Counter>
    </div>
  );
  expect(compile(Box, ['p', {}, 'Words'])).toEqual([
    {
      element: 'div',
      attributes: { class: 'box' },
      style: { paddingLeft: '4px', '--tone': 'url(a;b)' },
      children: [
        '<h3 style="color:red">Box</h3>',
        {
          component: 'counter.tsx#default',
          props: { start: 3 },
          slots: { label: ['<em>boots</em>'], default: ['<p>Words</p>'] },
        },
      ],
    },
  ]);
});

test('keeps nested interactive components, and those in slots', () => {
  const Box = ({ children }: { children?: ReactNode }): ReactNode => (
    <Counter>
      <Counter start={1} />
      {children}
    </Counter>
  );
  const counter = { component: 'counter.tsx#default', props: { start: 1 }, slots: {} };
  expect(compile(Box, ['tabs', {}])).toEqual([
    {
      component: 'counter.tsx#default',
      props: {},
      slots: { default: [counter, { component: 'tabs', props: {}, slots: {} }] },
    },
  ]);
});

test('renders an interactive component normally in screens and in text output', () => {
  expect(renderToStaticMarkup(<Counter start={2} label="x" />)).toBe('<p>2 x </p>');
  expect(renderToStaticMarkup(createReferenceElement(memo(ActualCounter)))).toBe('<p>5  </p>');
  const Box = (): ReactNode => <Counter start={2} label="x" />;
  expect(treeComponents({ box: Box }, german)['box']?.({}, [])).toEqual([['p', {}, '2 x ']]);
});

test('components of the kit have the interface texts of the language', () => {
  const Box = (): ReactNode => <p>{useMessages()('copy.command')}</p>;
  expect(compile(Box)).toEqual(['<p>Kopieren</p>']);
  expect(treeComponents({ box: Box }, german)['box']?.({}, [])).toEqual([['p', {}, 'Kopieren']]);
});

test('separates what CSS separates, and omits controls and skipped elements, but no text of the author', () => {
  const Box = ({ children }: { children?: ReactNode }): ReactNode => (
    <div>
      <button>Copy</button>
      <p data-markdown="skip">Decoration</p>
      <p>
        <span>In stock</span>
        <span>Few left</span>
      </p>
      {children}
    </div>
  );
  const words: TreeNode = ['p', { 'data-markdown': 'skip' }, ['span', {}, 'a1'], ['span', {}, 'b2']];
  const tree = treeComponents({ box: Box }, german)['box']?.({}, [words]);
  expect(JSON.stringify(tree)).toContain(JSON.stringify(words));
  expect(renderMarkdown(plainTree([...(tree ?? [])]))).toBe('In stock · Few left\n\na1b2\n');
});

function createReferenceElement(actual: unknown): ReactNode {
  const Memo = reference(actual);
  return <Memo start={5} />;
}

test('returns exports that are not components unchanged', () => {
  expect(createReference(9, 'a#LARGEST')).toBe(9);
  expect(createReference(undefined, 'a#default')).toBeUndefined();
  const parts = createReference(
    Object.assign(() => null, { Item: 1 }),
    'a#Menu',
  );
  expect(parts).toHaveProperty('Item', 1);
});

test('throws if a function is passed as a property', () => {
  const Box = (): ReactNode => <Counter onCount={() => undefined} />;
  expect(() => compile(Box)).toThrow('as the property "onCount" of the interactive component counter.tsx#default');
});

test('replaces a component that fails with its slots, and shows the error in development', () => {
  const fail = (): never => {
    throw new Error('broken');
  };
  const failed: unknown[] = [];
  const compileFailing = (failure: { message: string } | undefined): BodyNode[] => {
    const rendered = renderedComponents({ box: fail }, german, (error, name) => {
      failed.push([name, error]);
      return failure;
    });
    return compileBody([['box', {}, ['p', {}, 'Words']]], { interactive: {}, trees: {}, static: rendered });
  };
  expect(compileFailing(undefined)).toEqual(['<p>Words</p>']);
  expect(compileFailing({ message: 'broken' })).toEqual([
    '<recto-failed><strong>::box fails</strong>broken</recto-failed><p>Words</p>',
  ]);
  expect(failed).toEqual([
    ['box', new Error('broken')],
    ['box', new Error('broken')],
  ]);
  const tree = treeComponents({ box: fail }, german)['box'];
  expect(tree?.({}, [['p', {}, 'Words']])).toEqual([['p', {}, 'Words']]);
});
