import { useEffect, useState } from 'react';
import { createDraftParser } from '../../preview/parse-drafts.ts';
import type { ParseAnswer } from '../../preview/parse-message.ts';

/** Parse results of both texts. */
interface ParsedTexts {
  /** The texts that the results belong to. */
  before: string;
  after: string;
  answers: readonly [before: ParseAnswer, after: ParseAnswer];
}

/** Parses two texts in a worker; `undefined` until the first result arrives. */
export function useParsed(path: string, before: string, after: string): ParsedTexts | undefined {
  const [parsed, setParsed] = useState<ParsedTexts>();
  useEffect(() => {
    const parser = createDraftParser();
    parser.parse(path, before, (old) => {
      parser.parse(path, after, (current) => {
        setParsed({ before, after, answers: [old, current] });
      });
    });
    return () => {
      parser.close();
    };
  }, [path, before, after]);
  return parsed;
}
