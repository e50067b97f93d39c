/** Id of the list of results, which the field of the search dialog controls from the first moment on. */
export const RESULTS_ID = 'recto-search-results';
