import type { ReactNode } from 'react';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';
import type { Answer } from './use-answer.ts';

interface AnsweredProps<Value> {
  answer: Answer<Value>;
  locale: Locale;
  children: (value: Value) => ReactNode;
}

/** What an answer is shown as: the wait for it, a fault with a way out of it, or what the caller makes of it. */
export function Answered<Value>({ answer, locale, children }: AnsweredProps<Value>): ReactNode {
  const texts = textsIn(locale);
  if (answer.state === 'waiting') return <output>{texts.waiting}</output>;
  if (answer.state === 'there') return children(answer.value);
  return (
    <section role="alert" className="fault">
      <h1>{texts.fault}</h1>
      <p dir="auto">{answer.message}</p>
      <p dir="auto">{answer.hint}</p>
      <button type="button" onClick={answer.again}>
        {texts.again}
      </button>
    </section>
  );
}
