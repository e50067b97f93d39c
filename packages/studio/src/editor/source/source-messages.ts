import type { sourceMessages } from '../messages/en/source.ts';

/** Interface texts of the source editor in one language. */
export type SourceMessages = typeof sourceMessages;
