import { z } from 'zod';

/** A path of the site. An address that begins with `//` leads to another host. */
export const localPath = z.string().regex(/^\/(?!\/)/u, "Write a path of the site, beginning with one '/'.");
