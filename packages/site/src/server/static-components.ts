import { slotsOf } from '@recto/content';
import type { RenderMap, TreeNode } from '@recto/content';
import { SLOT_TAG, fillSlots, htmlToTree } from '@recto/content/node';
import type { ClientMark } from '@recto/content/node';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailedComponent } from '../body/failed-component.tsx';
import { TREE_TAG, insertTrees, screenTree } from '../raw/screen-tree.ts';
import { ClientMarksContext } from './client-reference.tsx';
import { throwFailure } from './render-without-failing.ts';
import type { OnFailure } from './render-without-failing.ts';

/** React components of markdown that the server renders to HTML, by name. */
export type StaticComponents = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

/** Wraps static components for the HTML of pages. A component that fails is replaced by the content of its slots. */
export function renderedComponents(
  components: StaticComponents,
  onFailure: OnFailure = throwFailure,
): NonNullable<RenderMap['rendered']> {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      (props, slots) => {
        const marks: ClientMark[] = [];
        const mark = (client: ClientMark): number => marks.push(client) - 1;
        try {
          return fillSlots(render(component, props, Object.keys(slots), mark), slots, marks);
        } catch (error) {
          const failure = onFailure(error, name);
          const note = failure ? [renderToStaticMarkup(createElement(FailedComponent, { name, failure }))] : [];
          return [...note, ...Object.values(slots).flat()];
        }
      },
    ]),
  );
}

/**
 * Wraps static components for markdown versions and feeds, without their controls and decoration. Errors are not reported here, since the page reports them.
 */
export function treeComponents(components: StaticComponents): RenderMap['server'] {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      (props, children) => {
        const slots = slotsOf(children);
        try {
          const names = Object.keys(slots);
          const marks = names.map((name, index): [string, TreeNode[]] => [name, [[TREE_TAG, { 'data-n': index }]]]);
          const nodes = htmlToTree(render(component, props, names), Object.fromEntries(marks));
          return insertTrees(screenTree(nodes), Object.values(slots));
        } catch {
          return Object.values(slots).flat();
        }
      },
    ]),
  );
}

function render(
  component: StaticComponents[string],
  props: object,
  slots: readonly string[],
  mark: ((client: ClientMark) => number) | null = null,
): string {
  const marks: Record<string, ReactNode> = Object.fromEntries(
    slots.map((name) => [name, createElement(SLOT_TAG, { name, key: name })]),
  );
  const { default: children, ...named } = marks;
  return renderToStaticMarkup(
    createElement(
      ClientMarksContext,
      { value: mark },
      createElement(component, { ...props, ...(Object.keys(named).length > 0 && { slots: named }) }, children),
    ),
  );
}
