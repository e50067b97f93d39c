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

/** Prose of a draft, with the first line of its source. */
export interface DraftProse {
  line: number;
  html: string;
}

/** Rendered prose, with its number on a published page or its line in a draft. */
export type Prose = string | NumberedProse | DraftProse;

/** Loaded components of the text, by name. */
export type LoadedComponents = ReadonlyMap<string, ComponentType<ClientComponentProps>>;

/** The components that a page needs, loaded before it is rendered. */
export const ComponentsContext = createContext<LoadedComponents>(new Map());

/**
 * On the server: called with the number of each text that the page renders, since only rendered text can be read back
 * from the document.
 */
export const ProseShownContext = createContext<(number: number) => void>(() => undefined);

interface PageBodyProps {
  nodes: readonly BodyNode<Prose>[];
  fallback: Fallback | undefined;
}

/** Renders the body of a page, with `lang` and `dir` if its language differs from that of the page. */
export function PageBody({ nodes, fallback }: PageBodyProps): ReactNode {
  const body = <Body nodes={nodes} />;
  if (!fallback) return body;
  return (
    <div lang={fallback.lang} dir={fallback.dir}>
      {body}
    </div>
  );
}

/** Renders a compiled body: HTML as it is, with interactive components between it. */
export function Body({ nodes }: { nodes: readonly BodyNode<Prose>[] }): ReactNode {
  // A body is replaced as a whole and never reordered, so the index is a stable key.
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { node: BodyNode<Prose> }): ReactNode {
  if (isComponentNode(node)) return <InteractiveComponent node={node} />;
  if (isElementNode(node)) return <Element node={node} />;
  return <Html prose={node} />;
}

/** Renders HTML that React neither creates nor compares, because it is already in the document. */
function Html({ prose }: { prose: Prose }): ReactNode {
  const { number, line, html }: { number?: number; line?: number; html: string } =
    typeof prose === 'string' ? { html: prose } : prose;
  if (import.meta.env.SSR && number !== undefined) use(ProseShownContext)(number);
  return createElement(PROSE_TAG, {
    'data-n': number,
    'data-line': line,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

function InteractiveComponent({ node }: { node: ComponentNode<Prose> }): ReactNode {
  const component = use(ComponentsContext).get(node.component);
  // Only the server tracks failing components, so this code is not in the browser bundle.
  const isTracked = import.meta.env.SSR && use(OpenComponentsContext) !== null;
  if (!component) return null;
  const slots = Object.entries(node.slots).map(([name, nodes]) => [name, <Body key={name} nodes={nodes} />] as const);
  const items = (node.items ?? []).map(({ props, nodes }) => ({ props, node: <Body nodes={nodes} /> }));
  // If the component fails, the author's content inside it is shown instead.
  const content = [...slots, ...items.entries().map(([index, { node }]) => [index, node] as const)];
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

/** In development, the error is shown instead of the component. */
function renderFailed({ component }: ComponentNode<Prose>, children: ReactNode): (error: unknown) => ReactNode {
  return (error) => (
    <FailedComponent name={component} failure={{ message: error instanceof Error ? error.message : String(error) }}>
      {children}
    </FailedComponent>
  );
}

interface FailedOnServerProps {
  node: ComponentNode<Prose>;
  live: ReactNode;
  fallback: ReactNode;
}

/** A component that the server could not render. A browser renders it from scratch, without hydration. */
function FailedOnServer({ node, live, fallback }: FailedOnServerProps): ReactNode {
  if (!import.meta.env.SSR) return <Suspense fallback={fallback}>{live}</Suspense>;
  const failure = import.meta.env.DEV ? use(FailuresContext).get(node) : undefined;
  const failed = failure ? (
    <FailedComponent name={node.component} failure={failure}>
      {fallback}
    </FailedComponent>
  ) : (
    fallback
  );
  return (
    <Suspense fallback={failed}>
      <ThrowOnServer />
    </Suspense>
  );
}

/** Throws on purpose: React leaves a component that throws inside `Suspense` to the browser. */
function ThrowOnServer(): ReactNode {
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

interface InteractiveProps {
  children?: ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Wraps a part that needs React: events on it are stored until React is loaded. */
      'recto-live': InteractiveProps;
    }
  }
}
