import { ContentError } from '@recto/site/client';
import type { DocumentBody } from '@recto/site/client';
import { useEffect, useState } from 'react';

interface Parsed {
  data: Record<string, unknown>;
  body: DocumentBody;
}

interface Fault {
  message: string;
  hint?: string;
  line?: number;
}

interface State {
  /** The last text that made sense; nothing as long as nobody has written. */
  document?: Parsed;
  fault?: Fault;
}

/** What the engine makes of a text. It is loaded when the text is first changed. */
export function useParsed(text: string, source: string, file: string): State {
  const [state, setState] = useState<State>({});

  useEffect(() => {
    // A server has no effects; saying so keeps the engine's parser out of its bundle.
    if (import.meta.env.SSR) return undefined;
    let isWanted = true;
    const parse = async (): Promise<void> => {
      const { parseMarkdown } = await import('@recto/content/markdown');
      const document = await parseMarkdown(text, file);
      if (isWanted) setState({ document });
    };
    const fail = (error: unknown): void => {
      if (!(error instanceof ContentError)) console.error(error);
      // The page that made sense stays open beside the fault.
      if (isWanted) setState(({ document }) => ({ ...(document && { document }), fault: faultOf(error) }));
    };
    if (text !== source) parse().catch(fail);
    return () => {
      isWanted = false;
    };
  }, [text, source, file]);

  return text === source ? {} : state;
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof ContentError)) return { message: String(error) };
  const { message, hint, line } = error;
  return { message, hint, ...(line !== undefined && { line }) };
}
