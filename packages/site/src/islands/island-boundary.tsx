import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  name: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** What breaks inside an island stays inside it. */
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
