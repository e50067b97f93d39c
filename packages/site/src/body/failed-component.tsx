import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The error of a component that fails, for the message that replaces it in development. */
export interface Failure {
  /** Message of the error. */
  message: string;
  /** File, line and column, if known. */
  position?: string | undefined;
}

/** In development, on the server: errors of components that failed, by their nodes. */
export const FailuresContext = createContext<ReadonlyMap<object, Failure>>(new Map());

interface FailedComponentProps {
  /** Name of the component in markdown. */
  name: string;
  failure: Failure;
  /** The author's content inside the component. */
  children?: ReactNode;
}

/** Renders the message that replaces a failing markdown component, in development. */
export function FailedComponent({ name, failure: { message, position }, children }: FailedComponentProps): ReactNode {
  return (
    <>
      <recto-failed>
        <strong>::{name} fails</strong>
        {message}
        {position === undefined ? null : <code>{position}</code>}
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
      /** Contains the message of a component that fails. */
      'recto-failed': FailedProps;
    }
  }
}
