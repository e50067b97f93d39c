/** What makes components work in a page without React. A site's boot script calls each once. */
export { startCopyButtons } from './copy/start-copy-buttons.ts';
export { startTabs } from './tabs/start-tabs.ts';
