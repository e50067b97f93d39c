import type { Step } from './steps.mjs';

export function ensureDependencies(step: Step): Promise<void>;
/** Gives the path of the browser. */
export function ensureBrowser(step: Step): Promise<string>;
/** Gives the path of Firefox, or `undefined` where there is none that can be used. */
export function ensureFirefox(step: Step): Promise<string | undefined>;
/** Gives false where packages may not be installed, and where that fails. */
export function installFromDebian(packages: readonly string[]): Promise<boolean>;
