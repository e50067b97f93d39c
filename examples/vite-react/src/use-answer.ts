import { useEffect, useState } from 'react';

export type Answer<Value> =
  | { state: 'waiting' }
  | { state: 'there'; value: Value }
  | { state: 'fault'; message: string; hint: string; again: () => void };

/** Asks once, again when the visitor wants it and, while developing, when the content has changed. */
export function useAnswer<Value, About>(ask: (about: About) => Promise<Value>, about: About): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' });

  useEffect(() => {
    let isWanted = true;
    const tell = (next: Answer<Value>): void => {
      if (isWanted) setAnswer(next);
    };
    const run = (): void => {
      ask(about).then(
        (value) => tell({ state: 'there', value }),
        (error: unknown) => tell({ state: 'fault', ...describe(error), again: run }),
      );
    };
    run();
    import.meta.hot?.on('recto:content', run);
    return () => {
      isWanted = false;
      import.meta.hot?.off('recto:content', run);
    };
  }, [ask, about]);

  return answer;
}

/** The engine's errors say what is wrong, and what to do about it. */
function describe(error: unknown): { message: string; hint: string } {
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof Error && 'hint' in error ? String(error.hint) : '';
  return { message, hint };
}
