/** Functions that make components work without React. A site's boot script calls each once. */
export { startCopyButtons } from './copy/start-copy-buttons.ts';
export { startTabs } from './tabs/start-tabs.ts';
