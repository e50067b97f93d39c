import { Component } from 'react';
import type { ReactNode } from 'react';
import { announceError } from '../dev/announce-error.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in the place of what failed. */
  fallback: ReactNode;
  /** While developing: stands there instead, with the error. */
  renderError?: (error: unknown) => ReactNode;
  /** When it changes, what failed gets another chance. */
  resetKey?: unknown;
  onError?: (error: unknown) => void;
}

interface State {
  hasFailed: boolean;
  error?: unknown;
}

/** What goes wrong inside stays inside: the rest of the page lives on. React writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    if (import.meta.env.DEV) announceError(error);
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps, { hasFailed: hadFailed }: State): void {
    // What failed in this very update has had its chance.
    // oxlint-disable-next-line react/no-did-update-set-state -- the one update that only follows a failure
    if (hadFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (import.meta.env.DEV && this.props.renderError) return this.props.renderError(this.state.error);
    return this.props.fallback;
  }
}
