import { z } from 'zod';
import { REPOSITORY_PERMISSIONS } from '../roles/rules.ts';

/** A person as described by the provider at sign-in. */
const userSchema = z.object({
  /** Provider and id of the person there: `github:1234`. It does not change with the e-mail address. */
  id: z.string(),
  provider: z.string(),
  /** E-mail address in lower case, verified by the provider. */
  email: z.string(),
  name: z.string(),
  /** URL of a picture. */
  picture: z.string().optional(),
  /** Groups that rules of the site refer to. */
  groups: z.array(z.string()),
  permission: z.enum(REPOSITORY_PERMISSIONS).optional(),
});

/** A person as described by the provider at sign-in. */
export type StudioUser = z.output<typeof userSchema>;

/** The sealed content of the session cookie. Times are in milliseconds. */
export const sessionSchema = z.object({
  id: z.string(),
  /** CSRF token: sent with each write, so that no other site can write on behalf of the person. */
  token: z.string(),
  user: userSchema,
  startedAt: z.number(),
  /** Time of the sign-in, or of the last renewal of the cookie. */
  sealedAt: z.number(),
  /**
   * Values of two counters at the time of the sign-in: that of all people, and that of this person. Ending their sessions
   * changes the counter. The session is valid as long as both are unchanged.
   */
  generations: z.tuple([z.number(), z.number()]),
});

/** The content of a session cookie. */
export type Session = z.output<typeof sessionSchema>;
