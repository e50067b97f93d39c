import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The message that replaces a component that fails, in development. */
export interface Failure {
  message: string;
  /** File, line and column. */
  place?: string | undefined;
}

/** While developing, on the server: what is known of components that failed, by their nodes. */
export const FailuresContext = createContext<ReadonlyMap<object, Failure>>(new Map());

interface FailedComponentProps {
  /** The name that authors write. */
  name: string;
  failure: Failure;
  /** What the author wrote into the component. */
  children?: ReactNode;
}

/** Replaces a markdown component that fails, in development. */
export function FailedComponent({ name, failure: { message, place }, children }: FailedComponentProps): ReactNode {
  return (
    <>
      <recto-failed>
        <strong>::{name} fails</strong>
        {message}
        {place === undefined ? null : <code>{place}</code>}
      </recto-failed>
      {children}
    </>
  );
}

interface FailedProps {
  children?: ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The message of a component that fails. */
      'recto-failed': FailedProps;
    }
  }
}
