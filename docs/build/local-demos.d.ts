declare module 'virtual:docs/local-demos' {
  const settings: {
    /** Has a folder for each demo that is built. */
    readonly folder: string;
    /** Of the templates. */
    readonly names: readonly string[];
  };
  export default settings;
}
