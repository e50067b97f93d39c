/**
 * Whether the packages of Recto are on the npm registry. If you set it to `true`, all instructions of the website
 * change from a clone of the repository to the registry, and a test lists the READMEs to change.
 */
export const isPublished = false;
