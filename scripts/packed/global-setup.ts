import { ensureInstalled } from './installed.ts';

/** Installs once, before the tests and outside of their time. */
export default async function installPackages(): Promise<void> {
  await ensureInstalled();
}
