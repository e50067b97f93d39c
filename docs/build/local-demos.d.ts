declare module 'virtual:docs/local-demos' {
  const settings: {
    /** Folder that contains a folder for each built demo. */
    readonly folder: string;
    /** Names of the templates. */
    readonly names: readonly string[];
  };
  export default settings;
}
