/** Matches the virtual modules of Recto. As a filter, it saves a call for each import of a build. */
export const VIRTUAL_ID = /^virtual:recto\//u;
