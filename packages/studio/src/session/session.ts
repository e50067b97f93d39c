import { z } from 'zod';
import { REPOSITORY_PERMISSIONS } from '../roles/rules.ts';

/** A person, as the provider described them when they signed in. */
const userSchema = z.object({
  /** The provider and what it calls the person: `github:1234`. It stays when the address changes. */
  id: z.string(),
  provider: z.string(),
  /** In lower case, and verified by the provider. */
  email: z.string(),
  name: z.string(),
  /** Address of a picture. */
  picture: z.string().optional(),
  /** Groups that rules of the site name. */
  groups: z.array(z.string()),
  permission: z.enum(REPOSITORY_PERMISSIONS).optional(),
});

export type StudioUser = z.output<typeof userSchema>;

/** What the cookie says, sealed. Times are in milliseconds. */
export const sessionSchema = z.object({
  id: z.string(),
  /** Sent with each write, so that no other site can write in the name of the person. */
  token: z.string(),
  user: userSchema,
  startedAt: z.number(),
  /** When the cookie was sealed last. */
  seenAt: z.number(),
  /** How often the sessions of everybody, and of this person, had been ended when this one began. */
  generations: z.tuple([z.number(), z.number()]),
});

export type Session = z.output<typeof sessionSchema>;
