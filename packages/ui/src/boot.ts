/** Functions that work without React, for scripts of a site that run before React is loaded. */
export { copyText, fetchText } from './copy/copy-text.ts';
export { startCopyButtons } from './copy/start-copy-buttons.ts';
export { COPIED_MS } from './constants.ts';
export { readTree } from './docs/read-tree.ts';
export { startTabs } from './tabs/start-tabs.ts';
export { controlKey } from './messages/control-key.ts';
export { fillPlaceholders } from './messages/fill-placeholders.ts';
export type { PlaceholderValues } from './messages/fill-placeholders.ts';
