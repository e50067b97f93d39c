/** Name of the route that lists all pages, and answers searches where there is no script. */
export const SEARCH_ROUTE = 'search';
