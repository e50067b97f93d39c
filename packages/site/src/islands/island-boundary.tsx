import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  name: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary of an island: errors inside it do not affect the rest of the page. */
export class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`Island "${this.props.name}" failed.`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
