import { isComponentNode, isElementNode } from '@recto/content';
import type { BodyNode, ComponentNode, ElementNode } from '@recto/content';
import { Fragment, Suspense, createContext, createElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ClientComponentProps } from '../app/app.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { PROSE_TAG } from '../payload/inline.ts';
import type { NumberedProse } from '../payload/inline.ts';
import type { Fallback } from '../payload/payload.ts';
import { FailedComponent, FailuresContext } from './failed-component.tsx';
import { OpenComponentsContext, Tracked } from './render-tracking.tsx';

type Prose = string | NumberedProse;

/** Components of prose by name, as far as they are there. */
export type LoadedComponents = ReadonlyMap<string, ComponentType<ClientComponentProps>>;

/** The components a page needs, loaded before it is shown. */
export const ComponentsContext = createContext<LoadedComponents>(new Map());

/** On the server: told which prose the page really shows, since only that can be read back. */
export const ProseShownContext = createContext<(number: number) => void>(() => undefined);

interface PageBodyProps {
  nodes: readonly BodyNode<Prose>[];
  fallback: Fallback | undefined;
}

/** The body of a page, marked with its language where that is not the page's own. */
export function PageBody({ nodes, fallback }: PageBodyProps): ReactNode {
  const body = <Body nodes={nodes} />;
  if (!fallback) return body;
  return (
    <div lang={fallback.lang} dir={fallback.dir}>
      {body}
    </div>
  );
}

/** A compiled body: HTML as it is, components alive between it. */
export function Body({ nodes }: { nodes: readonly BodyNode<Prose>[] }): ReactNode {
  // A body is replaced whole, never reordered, so a place is a good key.
  return nodes.map((node, place) => <Node key={place} node={node} />);
}

function Node({ node }: { node: BodyNode<Prose> }): ReactNode {
  if (isComponentNode(node)) return <Live node={node} />;
  if (isElementNode(node)) return <Element node={node} />;
  return <Html prose={node} />;
}

/** React neither builds nor compares what is inside: the HTML is already right. */
function Html({ prose }: { prose: Prose }): ReactNode {
  const { number, html } = typeof prose === 'string' ? { number: undefined, html: prose } : prose;
  if (import.meta.env.SSR && number !== undefined) use(ProseShownContext)(number);
  return createElement(PROSE_TAG, {
    'data-n': number,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

function Live({ node }: { node: ComponentNode<Prose> }): ReactNode {
  const component = use(ComponentsContext).get(node.component);
  // Only the server looks for components that fail, so browsers do not load this code.
  const isTracked = import.meta.env.SSR && use(OpenComponentsContext) !== null;
  if (!component) return null;
  const slots = Object.entries(node.slots).map(([name, nodes]) => [name, <Body key={name} nodes={nodes} />] as const);
  const items = (node.items ?? []).map(({ props, nodes }) => ({ props, node: <Body nodes={nodes} /> }));
  // A component that fails leaves what its author wrote into it.
  const content = [...slots, ...items.entries().map(([place, { node }]) => [place, node] as const)];
  const fallback = content.map(([key, node]) => <Fragment key={key}>{node}</Fragment>);
  const live = (
    <ErrorBoundary
      fallback={fallback}
      resetKey={node}
      {...(import.meta.env.DEV && { renderError: renderFailed(node, fallback) })}
    >
      {createElement(component, { props: node.props, slots: Object.fromEntries(slots), items })}
    </ErrorBoundary>
  );
  const tracked = isTracked ? <Tracked node={node}>{live}</Tracked> : live;
  return (
    <recto-live>{node.isFailed ? <FailedOnServer node={node} live={live} fallback={fallback} /> : tracked}</recto-live>
  );
}

/** While developing, the error is shown in its place. */
function renderFailed({ component }: ComponentNode<Prose>, inside: ReactNode): (error: unknown) => ReactNode {
  return (error) => (
    <FailedComponent name={component} failure={{ message: error instanceof Error ? error.message : String(error) }}>
      {inside}
    </FailedComponent>
  );
}

interface FailedOnServerProps {
  node: ComponentNode<Prose>;
  live: ReactNode;
  fallback: ReactNode;
}

/** A component that the server could not render: a browser renders it without comparing it with what is there. */
function FailedOnServer({ node, live, fallback }: FailedOnServerProps): ReactNode {
  if (!import.meta.env.SSR) return <Suspense fallback={fallback}>{live}</Suspense>;
  const failure = import.meta.env.DEV ? use(FailuresContext).get(node) : undefined;
  const shown = failure ? (
    <FailedComponent name={node.component} failure={failure}>
      {fallback}
    </FailedComponent>
  ) : (
    fallback
  );
  return (
    <Suspense fallback={shown}>
      <NotOnServer />
    </Suspense>
  );
}

/** React leaves to the browser what throws inside of `Suspense`. */
function NotOnServer(): ReactNode {
  throw new Error('This component could not be rendered on the server.');
}

const REACT_NAMES: Record<string, string> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' };

function Element({ node }: { node: ElementNode<Prose> }): ReactNode {
  const attributes = Object.entries(node.attributes).map(([name, value]) => [REACT_NAMES[name] ?? name, value]);
  return createElement(
    node.element,
    { ...Object.fromEntries(attributes), style: node.style },
    <Body nodes={node.children} />,
  );
}

interface LiveProps {
  children?: ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Marks what waits for React: events on it are held until then. */
      'recto-live': LiveProps;
    }
  }
}
