import { ensureInstalled } from './ensure-installed.ts';

/** Installs the packed packages once before all tests, so that it does not count towards their timeouts. */
export default async function installPackages(): Promise<void> {
  await ensureInstalled();
}
