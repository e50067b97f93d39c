import type { ComponentNode } from '@recto/content';
import type { Failure } from '../body/failed-component.tsx';

/** Hears of a markdown component that fails. What it returns is shown in its place. */
export type OnFailure = (error: unknown, component: string) => Failure | undefined;

export function throwFailure(error: unknown): never {
  throw error;
}

/** A page with more components that fail has failed itself. */
const MOST_FAILURES = 20;

/** Draws a page. With a list, it notes there which components are being rendered. */
export type DrawTracked = (open: ComponentNode<unknown>[] | null) => string;

/**
 * Draws a page without the markdown components that fail. React ends a whole rendering on the server with the first error.
 * So a page with one is drawn once more to find the component, and again without it.
 */
export function drawWithoutFailing(
  draw: DrawTracked,
  onFailure: (node: ComponentNode<unknown>, error: unknown) => void,
): string {
  for (let failures = 0; ; failures += 1) {
    try {
      return draw(null);
    } catch (error) {
      const node = failures < MOST_FAILURES ? findFailing(draw) : undefined;
      // Where the same one fails again, it is not the component.
      if (!node || node.isFailed) throw error;
      node.isFailed = true;
      onFailure(node, error);
    }
  }
}

function findFailing(draw: DrawTracked): ComponentNode<unknown> | undefined {
  const open: ComponentNode<unknown>[] = [];
  try {
    draw(open);
  } catch {
    return open.at(-1);
  }
  return undefined;
}

/** The same error with the name of the component that failed. */
export function nameComponent(thrown: unknown, component: string): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return Object.isExtensible(error) ? Object.assign(error, { component }) : error;
}
