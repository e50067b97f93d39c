import type { Step } from './steps.mjs';

/** Runs `npm ci` if the lock file has changed since the last installation. */
export function ensureDependencies(step: Step): Promise<void>;
/** Returns the path of a Chromium, installing one if necessary. */
export function ensureBrowser(step: Step): Promise<string>;
/** Returns the path of Firefox, or `undefined` if it cannot be installed. */
export function ensureFirefox(step: Step): Promise<string | undefined>;
/** Installs HAProxy for the tests of several servers; if that is not possible, the step reports that they are skipped. */
export function ensureHaproxy(step: Step, folders?: readonly string[]): Promise<void>;
/** Installs Debian packages. Returns false if that is not possible on this machine, or if it fails. */
export function installFromDebian(packages: readonly string[]): Promise<boolean>;
