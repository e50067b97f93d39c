export const root: string;
export const docs: string;
export function pinnedNode(): string;
export function hashInputs(folders: readonly string[]): string;
export function readStamp(file: string): string | undefined;
export function writeStamp(file: string, value: string): void;
