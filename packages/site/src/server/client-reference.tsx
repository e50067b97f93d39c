import { ContentError } from '@recto/content';
import { CLIENT_SLOT_TAG, CLIENT_TAG } from '@recto/content/node';
import type { ClientMark } from '@recto/content/node';
import { createContext, createElement, isValidElement, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** While a static component is rendered for a page: takes what is inside of it, and gives the number of its mark. */
export const ClientMarksContext = createContext<((mark: ClientMark) => number) | null>(null);

/** A component that leaves a mark inside of static components. What is no component stays what it is. */
export function createReference(actual: unknown, name: string): unknown {
  const isComponent = typeof actual === 'function' || (typeof actual === 'object' && actual && '$$typeof' in actual);
  if (!isComponent) return actual;
  const Reference = (props: Record<string, unknown>): ReactNode => {
    const mark = use(ClientMarksContext);
    if (!mark) return createElement(actual as ComponentType, props);
    const given = Object.entries(props).filter(([, value]) => value !== undefined);
    const slots = given.filter(([key, value]) => key === 'children' || hasElement(value));
    const data = given.filter(([key, value]) => key !== 'children' && !hasElement(value));
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
  // Parts that a component has as properties, and what tools know of it.
  return Object.assign(Reference, typeof actual === 'function' ? actual : {});
}

function hasElement(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasElement) : isValidElement(value);
}

/** What a browser gets is JSON. */
function assertData(value: unknown, key: string, name: string): void {
  JSON.stringify(value, (_, inside: unknown) => {
    if (typeof inside === 'function' || typeof inside === 'symbol' || typeof inside === 'bigint') {
      throw new ContentError(
        'components/no-data',
        `A static component gives the property "${key}" of the interactive component ${name} a ${typeof inside}.`,
        "Give it data or elements, or begin the file of the static component with 'use client'.",
      );
    }
    return inside;
  });
}
