import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { clearFailedLoads } from '../ui/lazy-with-retry.tsx';
import type { EditorMessages } from '../messages/messages.tsx';

interface PartBoundaryProps {
  messages: EditorMessages['panel'];
  children: ReactNode;
  /** Fallback to show instead of an error message. */
  fallback?: ReactNode;
}

/** Error boundary: if a part of the studio fails, the other parts and all unsaved texts are not affected. */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { messages, children, fallback } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (fallback !== undefined) return fallback;
    return (
      <div className="rs-empty" role="alert">
        <h2>{messages.crash.title}</h2>
        <p>{messages.crash.text}</p>
        <p className="rs-muted">{error.message}</p>
        <Button
          onClick={() => {
            clearFailedLoads();
            this.setState({ error: undefined });
          }}
        >
          {messages.retry}
        </Button>
      </div>
    );
  }
}
