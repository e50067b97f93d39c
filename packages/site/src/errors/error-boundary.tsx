import { Component } from 'react';
import type { ReactNode } from 'react';
import { announceError } from '../dev/announce-error.ts';

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Content that may fail. */
  children: ReactNode;
  /** Shown instead of content that fails. */
  fallback: ReactNode;
  /** Shown instead of `fallback` in development, with the error. */
  renderError?: (error: unknown) => ReactNode;
  /** When this value changes, failed content is rendered again. */
  resetKey?: unknown;
  /** Called with the error. */
  onError?: (error: unknown) => void;
}

interface State {
  hasFailed: boolean;
  error?: unknown;
}

/** Catches errors of its children, so that the rest of the page still works. React logs the error to the console. */
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
    // Content that fails in this update is not rendered again.
    // oxlint-disable-next-line react/no-did-update-set-state -- runs only after an error and a change of resetKey
    if (hadFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (import.meta.env.DEV && this.props.renderError) return this.props.renderError(this.state.error);
    return this.props.fallback;
  }
}
