/** Id of the list of results, which the field of the search dialog names in `aria-controls`, also before the list is loaded. */
export const RESULTS_ID = 'recto-search-results';
