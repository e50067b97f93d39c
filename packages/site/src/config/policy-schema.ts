import { z } from 'zod';

/** Only an origin, because anything else could change the meaning of the policy. */
const origin = z
  .string()
  .regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/u, 'Write an origin, without a path: https://images.example.');
/** Also a WebSocket origin: scripts can open sockets, which an `https:` origin does not allow. */
const endpoint = z
  .string()
  .regex(/^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/u, 'Write an origin, without a path: https://api.example.');
/** Hash of an inline script. */
const scriptHash = z.string().regex(/^sha256-[\w+/]+=*$/u, 'Write an origin, or the hash of a script: sha256-….');
/** Option `policy`: allowed origins, by type of resource. */
export const policySchema = z.strictObject({
  /** Origins of images, audio and video. */
  images: z.array(origin).readonly().optional(),
  /** Origins of frames, such as embedded videos. Content may embed pages of these origins, too. */
  frames: z.array(origin).readonly().optional(),
  /** Origins of requests that scripts send and of sockets that they open: `wss://live.example`. */
  connections: z.array(endpoint).readonly().optional(),
  /**
   * Origins of scripts. A script from such an origin can do anything on your pages. An inline script is allowed by its
   * hash: `sha256-…`.
   */
  scripts: z
    .array(z.union([origin, scriptHash]))
    .readonly()
    .optional(),
  /** Origins of fonts. Fonts of `theme.fonts` are part of the site and need no origin. */
  fonts: z.array(origin).readonly().optional(),
  /** Origins that forms may be submitted to. */
  forms: z.array(origin).readonly().optional(),
});
