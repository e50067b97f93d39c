import { z } from 'zod';

/** Anything else in a policy would be read as something else. */
const origin = z
  .string()
  .regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/u, 'Write an origin, without a path: https://images.example.');
/** Scripts may open sockets, too: an origin of https allows none. */
const endpoint = z
  .string()
  .regex(/^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/u, 'Write an origin, without a path: https://api.example.');
/** An inline script by its hash. */
const scriptHash = z.string().regex(/^sha256-[\w+/]+=*$/u, 'Write an origin, or the hash of a script: sha256-….');
export const policySchema = z.strictObject({
  /** Images, audio and video. */
  images: z.array(origin).readonly().optional(),
  /** Frames, such as videos of another site. Content may show pages of these origins, too. */
  frames: z.array(origin).readonly().optional(),
  /** Requests that scripts send, and sockets that they open: `wss://live.example`. */
  connections: z.array(endpoint).readonly().optional(),
  /** Scripts. Whoever controls the origin can do anything on your pages. An inline script is named by its hash: `sha256-…`. */
  scripts: z
    .array(z.union([origin, scriptHash]))
    .readonly()
    .optional(),
  /** Fonts. Those of `theme.fonts` are part of the site and need no origin. */
  fonts: z.array(origin).readonly().optional(),
  /** Where forms send what is typed. */
  forms: z.array(origin).readonly().optional(),
});
