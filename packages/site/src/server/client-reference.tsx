import { ContentError } from '@recto/content';
import { CLIENT_SLOT_TAG, CLIENT_TAG } from '@recto/content/node';
import type { ClientMark } from '@recto/content/node';
import { createContext, createElement, isValidElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * Set while a static component is rendered for a page: records an interactive component inside it and returns the
 * number of its mark. `null` at all other times.
 */
export const ClientMarksContext = createContext<((mark: ClientMark) => number) | null>(null);

/**
 * Wraps an interactive component so that, inside a static component, it renders only a mark with its name and
 * properties. Values that are not components are returned unchanged.
 */
export function createReference(actual: unknown, name: string): unknown {
  const isComponent = typeof actual === 'function' || (typeof actual === 'object' && actual && '$$typeof' in actual);
  if (!isComponent) return actual;
  const Reference = (props: Record<string, unknown>): ReactNode => {
    const mark = use(ClientMarksContext);
    if (!mark) return createElement(actual as ComponentType, props);
    const defined = Object.entries(props).filter(([, value]) => value !== undefined);
    const slots = defined.filter(([key, value]) => key === 'children' || hasElement(value));
    const data = defined.filter(([key, value]) => key !== 'children' && !hasElement(value));
    for (const [key, value] of data) assertData(value, key, name);
    const children = slots.map(([key, value]) =>
      createElement(CLIENT_SLOT_TAG, { key, name: key === 'children' ? 'default' : key }, value as ReactNode),
    );
    return createElement(
      CLIENT_TAG,
      { 'data-n': mark({ component: name, props: Object.fromEntries(data) }) },
      children,
    );
  };
  // Copies static properties, such as subcomponents and `displayName`.
  return Object.assign(Reference, typeof actual === 'function' ? actual : {});
}

function hasElement(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasElement) : isValidElement(value);
}

/** Throws if a property cannot be sent to the browser as JSON. */
function assertData(value: unknown, key: string, name: string): void {
  JSON.stringify(value, (_, nested: unknown) => {
    if (typeof nested === 'function' || typeof nested === 'symbol' || typeof nested === 'bigint') {
      throw new ContentError(
        'components/no-data',
        `A static component passes a ${typeof nested} as the property "${key}" of the interactive component ${name}.`,
        "Pass data or elements, or begin the file of the static component with 'use client'.",
      );
    }
    return nested;
  });
}
