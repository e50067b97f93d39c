import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in the place of what failed. */
  fallback: ReactNode;
  /** When it changes, what failed gets another chance. */
  resetKey?: unknown;
  onError?: (error: unknown) => void;
}

interface State {
  hasFailed: boolean;
}

/** What goes wrong inside stays inside: the rest of the page lives on. React writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps, { hasFailed: hadFailed }: State): void {
    // What failed in this very update has had its chance.
    // oxlint-disable-next-line react/no-did-update-set-state -- the one update that only follows a failure
    if (hadFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
