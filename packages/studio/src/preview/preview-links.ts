import { z } from 'zod';
import type { Sealer } from '../session/seal.ts';
import { ALL_PEOPLE, subjectOf } from '../session/sessions.ts';
import type { StudioStore } from '../store/studio-store.ts';

/** Validity of a link, in milliseconds: 7 days. */
export const PREVIEW_LIFETIME_MS = 7 * 24 * 3_600_000;

/** The draft that a link shows. */
interface PreviewedDraft {
  user: string;
  path: string;
  /** Expiry time in milliseconds. */
  expires: number;
}

/** Links that show one draft without signing in. */
export interface PreviewLinks {
  /** Creates a link to a draft. */
  create: (user: string, path: string) => Promise<{ token: string; expires: number }>;
  /** Returns the draft of a link, or `undefined` if the token is invalid or the link was ended. */
  open: (token: string) => Promise<PreviewedDraft | 'expired' | undefined>;
  /** Ends all links to a draft. */
  end: (user: string, path: string) => Promise<void>;
}

/** Options of `createPreviewLinks`. */
export interface PreviewLinksOptions {
  /** Seals tokens. */
  sealer: Sealer;
  /** Stores generation numbers. */
  store: Pick<StudioStore, 'generations' | 'incrementGeneration'>;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

const PURPOSE = 'preview';

/** The sealed content of a token. */
const tokenSchema = z.object({
  user: z.string(),
  path: z.string(),
  expires: z.number(),
  /**
   * Generation numbers of all sessions, of the sessions of the person and of the links to the draft, when the token was
   * created.
   */
  generations: z.tuple([z.number(), z.number(), z.number()]),
});

/**
 * Creates links whose tokens are sealed with the session secrets, so they cannot be forged or changed. Links are not
 * stored: ending one increments a generation number that its token must match.
 */
export function createPreviewLinks({ sealer, store, now = Date.now }: PreviewLinksOptions): PreviewLinks {
  const generationsOf = async (user: string, path: string): Promise<[number, number, number]> => {
    const [all = 0, owner = 0, draft = 0] = await store.generations([ALL_PEOPLE, subjectOf(user), linksOf(user, path)]);
    return [all, owner, draft];
  };
  return {
    async create(user, path) {
      const expires = now() + PREVIEW_LIFETIME_MS;
      return {
        token: sealer.seal(PURPOSE, { user, path, expires, generations: await generationsOf(user, path) }),
        expires,
      };
    },
    async open(token) {
      const { data } = tokenSchema.safeParse(sealer.open(PURPOSE, token));
      if (!data) return undefined;
      const { user, path, expires, generations } = data;
      if (expires <= now()) return 'expired';
      const current = await generationsOf(user, path);
      return current.every((number, index) => number === generations[index]) ? { user, path, expires } : undefined;
    },
    async end(user, path) {
      await store.incrementGeneration(linksOf(user, path));
    },
  };
}

function linksOf(user: string, path: string): string {
  return `preview ${JSON.stringify([user, path])}`;
}
