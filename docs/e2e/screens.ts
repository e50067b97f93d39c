/** Paths of all screens without a language, including empty states and error pages. */
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
