import { SOCIAL_FOLDER } from './social-card.ts';

/** Which picture stands for which page. */
export interface KnownPictures {
  /** For any other page; `undefined` where no picture was made. */
  general: string | undefined;
  byPath: ReadonlyMap<string, string>;
}

/** The hash of each picture by the path of its page, as a text without any quote: it stands in code that is built already. */
export function writePictures(general: string, pages: Readonly<Record<string, string>>): string {
  const entries = Object.entries(pages).map(([path, hash]) => `${encodeURI(path).replaceAll("'", '%27')}=${hash}`);
  return [general, ...entries].join(' ');
}

export function readPictures(text: string): KnownPictures {
  const [general = '', ...entries] = text.split(' ');
  const pairs = entries.map(
    (entry) => [decodeURI(entry.slice(0, -HASH_DIGITS - 1)), entry.slice(-HASH_DIGITS)] as const,
  );
  const isKnown = /^[\da-f]+$/u.test(general);
  return {
    general: isKnown ? addressOf(general) : undefined,
    byPath: new Map(isKnown ? pairs.map(([path, hash]) => [path, addressOf(hash)]) : []),
  };
}

/** Length of a picture's name. */
export const HASH_DIGITS = 16;

function addressOf(hash: string): string {
  return `${SOCIAL_FOLDER}/${hash}.png`;
}
