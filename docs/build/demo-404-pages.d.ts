declare module 'virtual:docs/demo-404-pages' {
  /** HTML of the 404 page of each demo, by name. */
  export const pages: Readonly<Record<string, string | undefined>>;
}
