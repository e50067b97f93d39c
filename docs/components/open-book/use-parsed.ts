import { ContentError } from '@recto/site/client';
import type { DocumentBody } from '@recto/site/client';
import { useEffect, useState } from 'react';

interface Parsed {
  data: Record<string, unknown>;
  body: DocumentBody;
}

interface ParseError {
  message: string;
  hint?: string;
  line?: number;
}

interface State {
  /** Parsed document of the last valid text. Missing until the text is changed. */
  document?: Parsed;
  error?: ParseError;
}

/** Parses a text with the content engine, which is loaded when the text first differs from `originalText`. */
export function useParsed(text: string, originalText: string, file: string): State {
  const [state, setState] = useState<State>({});

  useEffect(() => {
    // Effects never run on the server; this condition keeps the parser out of the server bundle.
    if (import.meta.env.SSR) return undefined;
    let isCurrent = true;
    const parse = async (): Promise<void> => {
      const { parseMarkdown } = await import('@recto/content/markdown');
      const document = await parseMarkdown(text, file);
      if (isCurrent) setState({ document });
    };
    const fail = (error: unknown): void => {
      if (!(error instanceof ContentError)) console.error(error);
      // Keeps showing the last valid page beside the error.
      if (isCurrent) setState(({ document }) => ({ ...(document && { document }), error: toParseError(error) }));
    };
    if (text !== originalText) parse().catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [text, originalText, file]);

  return text === originalText ? {} : state;
}

function toParseError(error: unknown): ParseError {
  if (!(error instanceof ContentError)) return { message: String(error) };
  const { message, hint, line } = error;
  return { message, hint, ...(line !== undefined && { line }) };
}
