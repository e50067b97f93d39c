import type { ComponentType } from 'react';
import { z } from 'zod';
import { partSchema } from './part.ts';

const file = z.string().regex(/^\.{0,2}\/(?!\/)/u, {
  error: "Write a file of the site, './logo.svg', or of its public folder, '/logo.svg'.",
});

/** Option `logo`: an image, one image each for light and dark mode, or a component. */
export const logoSchema = z.union(
  [
    partSchema<{ default: ComponentType }>(),
    file,
    z.strictObject({
      /** Image for light mode: a file of the site (`./logo.svg`), or a path in the public folder (`/logo.svg`). */
      light: file,
      /** Image for dark mode. If not set, the one for light mode is used. */
      dark: file.optional(),
      /** Alternative text of the image. Empty by default, because the title of the site is beside it. */
      alt: z.string().optional(),
      /**
       * Set this if the image contains the name of the site: the title is not shown beside it, but becomes the
       * alternative text.
       */
      replacesTitle: z.boolean().default(false),
    }),
  ],
  { error: "Write an image, './logo.svg' or { light, dark }, or a component: () => import('./logo.tsx')." },
);

/** Options of a logo that is an image. */
export type LogoImages = Exclude<z.output<typeof logoSchema>, string | (() => unknown)>;
