import type { ComponentNode } from '@recto/content';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';

/** While the server looks for a component that fails: those whose rendering has begun and not ended, the innermost last. */
export const OpenComponentsContext = createContext<ComponentNode<unknown>[] | null>(null);

/** Renders a component between two marks, which note that its rendering begins and ends. */
export function Tracked({ node, children }: { node: ComponentNode<unknown>; children: ReactNode }): ReactNode {
  return (
    <>
      <Mark node={node} />
      {children}
      <Mark />
    </>
  );
}

/** React renders on the server in the order of the page. */
function Mark({ node }: { node?: ComponentNode<unknown> }): ReactNode {
  const open = use(OpenComponentsContext);
  if (node) open?.push(node);
  else open?.pop();
  return null;
}
