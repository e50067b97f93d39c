import { z } from 'zod';
import type { Sealer } from '../session/seal.ts';
import { EVERYBODY, subjectOf } from '../session/sessions.ts';
import type { StudioStore } from '../store/studio-store.ts';

/** How long a link works, in milliseconds: 7 days. */
export const PREVIEW_TIME = 7 * 24 * 3_600_000;

/** The draft that a link shows. */
interface PreviewedDraft {
  user: string;
  path: string;
  /** In milliseconds. */
  expires: number;
}

/** Links with which people who have not signed in see one draft. */
export interface PreviewLinks {
  create: (user: string, path: string) => Promise<{ token: string; expires: number }>;
  /** `undefined` where the token was never given out, or its link was ended. */
  open: (token: string) => Promise<PreviewedDraft | 'expired' | undefined>;
  /** Ends all links of a draft. */
  end: (user: string, path: string) => Promise<void>;
}

export interface PreviewLinksOptions {
  sealer: Sealer;
  store: Pick<StudioStore, 'generations' | 'raiseGeneration'>;
  now?: () => number;
}

const PURPOSE = 'preview';

/** What a token says, sealed. */
const tokenSchema = z.object({
  user: z.string(),
  path: z.string(),
  expires: z.number(),
  /** How often the sessions of everybody, those of the person and the links of the draft had been ended. */
  generations: z.tuple([z.number(), z.number(), z.number()]),
});

/**
 * Tokens are sealed with the secrets of sessions, so nobody can make or change one. Nothing is stored for a link: ending
 * it raises a number that its token has to have.
 */
export function createPreviewLinks({ sealer, store, now = Date.now }: PreviewLinksOptions): PreviewLinks {
  const generationsOf = async (user: string, path: string): Promise<[number, number, number]> => {
    const [all = 0, own = 0, draft = 0] = await store.generations([EVERYBODY, subjectOf(user), linksOf(user, path)]);
    return [all, own, draft];
  };
  return {
    async create(user, path) {
      const expires = now() + PREVIEW_TIME;
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
      return current.every((number, place) => number === generations[place]) ? { user, path, expires } : undefined;
    },
    async end(user, path) {
      await store.raiseGeneration(linksOf(user, path));
    },
  };
}

function linksOf(user: string, path: string): string {
  return `preview ${JSON.stringify([user, path])}`;
}
