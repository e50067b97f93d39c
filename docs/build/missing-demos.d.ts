declare module 'virtual:docs/missing-demos' {
  /** The page for what is missing, of each demo. */
  export const pages: Readonly<Record<string, string | undefined>>;
}
