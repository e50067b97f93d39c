/** Root folder of the repository. */
export const root: string;
/** Folder of the website. */
export const docs: string;
/** Returns the path of the pinned Node; before it is installed, that of the Node running this script. */
export function pinnedNode(): string;
/** Returns one hash over all files in these folders that a build can read. */
export function hashInputs(folders: readonly string[]): string;
/** Reads the value that `writeStamp` stored in a file, or `undefined` if there is none. */
export function readStamp(file: string): string | undefined;
/** Records in a file which state of the inputs the work was done for. */
export function writeStamp(file: string, value: string): void;
