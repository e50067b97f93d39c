import type { Random } from './random.ts';
import { ADJECTIVES, NOUNS, VERBS } from './words.ts';

/** Functions that generate text from random choices. */
export interface Phrases {
  noun: () => string;
  verb: () => string;
  /** A noun, in half of the cases with an adjective. */
  nounPhrase: () => string;
  /** Two nouns as one identifier: `cacheReader`. */
  identifier: () => string;
  /** One sentence with inline code, emphasis and sometimes a link. */
  sentence: () => string;
  paragraph: (min: number, max: number) => string;
}

/** Creates generators of text. `link` returns a markdown link to another page. */
export function createPhrases({ next, between, pick }: Random, link: () => string): Phrases {
  const noun = (): string => pick(NOUNS);
  const verb = (): string => pick(VERBS);
  const nounPhrase = (): string => (next() < 0.5 ? `${pick(ADJECTIVES)} ` : '') + noun();
  const inline = (): string => {
    const kind = next();
    if (kind < 0.06) return `\`${noun()}.${noun()}()\``;
    if (kind < 0.1) return `**${nounPhrase()}**`;
    return kind < 0.12 ? `*${nounPhrase()}*` : nounPhrase();
  };
  const sentence = (): string => {
    const kind = next();
    const start = `${pick(['The', 'A', 'Each', 'Every', 'This'])} ${inline()} ${verb()} the ${inline()}`;
    const rest = `${pick(['before', 'after', 'when', 'unless', 'while', 'because'])} the ${inline()} ${verb()}`;
    const text = `${start} ${rest} ${pick(['its', 'a', 'the', 'one'])} ${inline()}`;
    if (kind < 0.12) return `${text}; see ${link()}.`;
    return kind < 0.4 ? `${text}, and the ${nounPhrase()} ${verb()} the ${nounPhrase()}.` : `${text}.`;
  };
  return {
    noun,
    verb,
    nounPhrase,
    identifier: () => noun() + capitalise(noun()),
    sentence,
    paragraph: (min, max) => Array.from({ length: between(min, max) }, sentence).join(' '),
  };
}

/** Makes the first letter upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
