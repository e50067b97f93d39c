import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { forgetFailedLoads } from '../ui/load-later.tsx';
import type { EditorWords } from '../words/words.tsx';

interface PartBoundaryProps {
  words: EditorWords['panel'];
  children: ReactNode;
  /** Fallback to show instead of an error message. */
  instead?: ReactNode;
}

/** Error boundary: if a part of the studio fails, the other parts and all unsaved texts are not affected. */
export class PartBoundary extends Component<PartBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { words, children, instead } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (instead !== undefined) return instead;
    return (
      <div className="rs-empty" role="alert">
        <h2>{words.crash.title}</h2>
        <p>{words.crash.text}</p>
        <p className="rs-muted">{error.message}</p>
        <Button
          onClick={() => {
            forgetFailedLoads();
            this.setState({ error: undefined });
          }}
        >
          {words.retry}
        </Button>
      </div>
    );
  }
}
