import { useEffect, useState } from 'react';
import { createDraftParser } from '../../preview/parse-drafts.ts';
import type { ParseResult } from '../../preview/parse-message.ts';

/** Parse results of both texts. */
interface ParsedTexts {
  /** The texts that the results belong to. */
  before: string;
  after: string;
  results: readonly [before: ParseResult, after: ParseResult];
}

/** Parses two texts in a worker; `undefined` until the first result arrives. */
export function useParsedTexts(path: string, before: string, after: string): ParsedTexts | undefined {
  const [parsed, setParsed] = useState<ParsedTexts>();
  useEffect(() => {
    const parser = createDraftParser();
    parser.parse(path, before, (old) => {
      parser.parse(path, after, (current) => {
        setParsed({ before, after, results: [old, current] });
      });
    });
    return () => {
      parser.close();
    };
  }, [path, before, after]);
  return parsed;
}
