/** What builds a navigation from the lists of its folders: one file for browsers, loaded when it is needed first. */
export { completeNavigation } from './complete-navigation.ts';
export { fetchEntries } from './fetch-entries.ts';
