import type { ComponentNode } from '@recto/content';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/**
 * While the server searches for a failing component: the components whose rendering has begun but not ended, innermost
 * last.
 */
export const OpenComponentsContext = createContext<ComponentNode<unknown>[] | null>(null);

/** Renders a component between two markers that record the beginning and the end of its rendering. */
export function Tracked({ node, children }: { node: ComponentNode<unknown>; children: ReactNode }): ReactNode {
  return (
    <>
      <Mark node={node} />
      {children}
      <Mark />
    </>
  );
}

/**
 * Records that a component begins (`node`) or ends. This works because React renders in document order on the server.
 */
function Mark({ node }: { node?: ComponentNode<unknown> }): ReactNode {
  const open = use(OpenComponentsContext);
  if (node) open?.push(node);
  else open?.pop();
  return null;
}
