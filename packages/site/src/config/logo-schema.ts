import type { ComponentType } from 'react';
import { z } from 'zod';
import { partSchema } from './part.ts';

const file = z.string().regex(/^\.{0,2}\/(?!\/)/u, {
  error: "Write a file of the site, './logo.svg', or of its public folder, '/logo.svg'.",
});

export const logoSchema = z.union(
  [
    partSchema<{ default: ComponentType }>(),
    file,
    z.strictObject({
      /** Image for light pages: a file of the site (`./logo.svg`), or an address of the public folder (`/logo.svg`). */
      light: file,
      /** Image for dark pages. The same as for light ones, unless given. */
      dark: file.optional(),
      /** Text of the image. Empty unless given, because the title of the site is beside it. */
      alt: z.string().optional(),
      /** The image contains the name of the site: the title is not shown beside it, and is the text of the image. */
      replacesTitle: z.boolean().default(false),
    }),
  ],
  { error: "Write an image, './logo.svg' or { light, dark }, or a component: () => import('./logo.tsx')." },
);

/** A logo that is an image. */
export type LogoImages = Exclude<z.output<typeof logoSchema>, string | (() => unknown)>;
