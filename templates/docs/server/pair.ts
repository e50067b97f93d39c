import type { RenderMap } from '@recto/content';

/** `::pair` sets two blocks of code side by side; `app/styles.css` says how. A component of your own is as short. */
export const pair: NonNullable<RenderMap['server']>[string] = (_, children) => [
  ['div', { class: 'pair' }, ...children],
];
