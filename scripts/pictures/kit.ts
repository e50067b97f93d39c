/** A picture of the repository that a script takes. */
export interface TakenPicture {
  /** Path of the image file in the repository. */
  file: string;
  /** The command that takes it. */
  command: string;
  /** Globs of the files that it shows, relative to the repository. If one of them changes, the picture is outdated. */
  shows: readonly string[];
}

/** What every picture shows: colours, fonts and style sheets. */
export const STYLES = ['packages/ui/src/**/*.css', 'packages/site/src/*.css', 'packages/site/src/theme/*.ts'];

/** What a picture of a whole page shows in addition: the components and texts of the interface. */
export const SCREENS = [
  'packages/ui/src/**/*.tsx',
  'packages/ui/src/locales/en.json',
  'packages/site/src/{kinds,layouts,shell}/**/*.tsx',
];

/** What every picture of the website shows. */
export const WEBSITE = [...STYLES, 'docs/recto.config.ts', 'docs/styles.css'];

/** The modes in which pictures are taken. */
export const MODES = ['light', 'dark'] as const;
