/** Builds a navigation from the lists of its folders. One file for browsers, loaded on first use. */
export { completeNavigation } from './complete-navigation.ts';
export { fetchEntries } from './fetch-entries.ts';
