import type { ComponentNode } from '@recto/content';
import type { Failure } from '../body/failed-component.tsx';

/** Called when a markdown component throws. The returned failure is shown instead of the component. */
export type OnFailure = (error: unknown, component: string) => Failure | undefined;

/** An `OnFailure` that throws the error again, so that the whole page fails. */
export function throwFailure(error: unknown): never {
  throw error;
}

/** If more components fail, the whole page fails. */
const MAX_FAILURES = 20;

/** Renders a page to HTML. If given a list, it adds the components that are being rendered to it. */
export type RenderTracked = (open: ComponentNode<unknown>[] | null) => string;

/**
 * Renders a page without the markdown components that throw. React aborts server rendering at the first error, so the
 * page is rendered a second time to find the component, and a third time without it.
 */
export function renderWithoutFailing(
  draw: RenderTracked,
  onFailure: (node: ComponentNode<unknown>, error: unknown) => void,
): string {
  for (let failures = 0; ; failures += 1) {
    try {
      return draw(null);
    } catch (error) {
      const node = failures < MAX_FAILURES ? findFailing(draw) : undefined;
      // If the same component is found again, it is not the cause.
      if (!node || node.isFailed) throw error;
      node.isFailed = true;
      onFailure(node, error);
    }
  }
}

function findFailing(draw: RenderTracked): ComponentNode<unknown> | undefined {
  const open: ComponentNode<unknown>[] = [];
  try {
    draw(open);
  } catch {
    return open.at(-1);
  }
  return undefined;
}

/** Adds the name of the component that failed to an error. */
export function withComponentName(thrown: unknown, component: string): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return Object.isExtensible(error) ? Object.assign(error, { component }) : error;
}
