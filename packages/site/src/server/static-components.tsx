import { slotsOf } from '@recto/content';
import type { RenderMap, TreeNode } from '@recto/content';
import { SLOT_TAG, fillSlots, htmlToTree } from '@recto/content/node';
import type { ClientMark } from '@recto/content/node';
import { IconsContext, LanguageContext, MessagesContext } from '@recto/ui';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '../app/app.ts';
import type { Locale } from '../app/site.ts';
import { FailedComponent } from '../body/failed-component.tsx';
import { getIcon } from '../icons/icon-store.ts';
import { languageTag } from '../languages/locale.ts';
import { TREE_TAG, insertTrees, screenTree } from '../raw/screen-tree.ts';
import { ClientMarksContext } from './client-reference.tsx';
import { throwFailure } from './render-without-failing.ts';
import type { OnFailure } from './render-without-failing.ts';

/** React components of markdown that the server renders to HTML, by name. */
export type StaticComponents = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

/** The language of a text, and the interface texts in this language, for components of `@recto/ui`. */
export interface TextLanguage {
  locale: Locale;
  messages?: Messages | undefined;
}

/** Icons in the code of components are loaded with it; others cannot be loaded while a page is compiled. */
const loadedIcons = { get: getIcon, subscribe: () => () => undefined, request: () => undefined };

/** Wraps static components for the HTML of pages. A component that fails is replaced by the content of its slots. */
export function renderedComponents(
  components: StaticComponents,
  language: TextLanguage,
  onFailure: OnFailure = throwFailure,
): NonNullable<RenderMap['static']> {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      (props, slots) => {
        const marks: ClientMark[] = [];
        const mark = (client: ClientMark): number => marks.push(client) - 1;
        try {
          return fillSlots(render(component, { props, slots: Object.keys(slots), language, mark }), slots, marks);
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
 * Wraps static components for markdown versions and feeds, without their controls and decoration. Errors are not
 * reported here, since the page reports them.
 */
export function treeComponents(components: StaticComponents, language: TextLanguage): RenderMap['trees'] {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [
      name,
      (props, children) => {
        const slots = slotsOf(children);
        try {
          const names = Object.keys(slots);
          const marks = names.map((name, index): [string, TreeNode[]] => [name, [[TREE_TAG, { 'data-n': index }]]]);
          const nodes = htmlToTree(
            render(component, { props, slots: names, language, mark: null }),
            Object.fromEntries(marks),
          );
          return insertTrees(screenTree(nodes), Object.values(slots));
        } catch {
          return Object.values(slots).flat();
        }
      },
    ]),
  );
}

interface RenderOptions {
  props: object;
  /** Names of the slots. */
  slots: readonly string[];
  language: TextLanguage;
  /** Called for each interactive component inside. */
  mark: ((client: ClientMark) => number) | null;
}

function render(
  component: StaticComponents[string],
  { props, slots, language: { locale, messages = {} }, mark }: RenderOptions,
): string {
  const marks: Record<string, ReactNode> = Object.fromEntries(
    slots.map((name) => [name, createElement(SLOT_TAG, { name, key: name })]),
  );
  const { default: children, ...named } = marks;
  const element = createElement(
    component,
    { ...props, ...(Object.keys(named).length > 0 && { slots: named }) },
    children,
  );
  return renderToStaticMarkup(
    <ClientMarksContext value={mark}>
      <IconsContext value={loadedIcons}>
        <LanguageContext value={languageTag(locale)}>
          <MessagesContext value={messages}>{element}</MessagesContext>
        </LanguageContext>
      </IconsContext>
    </ClientMarksContext>,
  );
}
