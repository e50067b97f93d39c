/** Every screen, without its language: with what it shows, with nothing to show, and where something is missing. */
export const SCREENS = [
  '',
  '/docs/getting-started',
  '/docs/files/markdown',
  '/docs/components/prose',
  '/blog',
  '/blog/react-on-intent',
  '/changelog',
  '/changelog/four-stores',
  '/templates',
  '/templates?license=paid',
  '/templates/minimal',
  '/studio',
  '/studio/pricing',
  '/nowhere',
  '/blog/no-such-post',
] as const;
