import type { Analytics } from '../app/site.ts';
import { ANALYTICS_IGNORED_HOST, ANALYTICS_IGNORE_KEY } from '../constants.ts';

/** Reads the analytics settings from the page, so that the script is the same for every site. */
export function readSettings(document: Document): Analytics | undefined {
  const text = document.querySelector<HTMLElement>('head > script[data-analytics]')?.dataset['analytics'];
  return text === undefined ? undefined : (JSON.parse(text) as Analytics);
}

/** Whether events are not sent: for a local file, an ignored host, or a visitor who has opted out. */
export function isSkipped(
  { ignoredHosts = [ANALYTICS_IGNORED_HOST] }: Analytics,
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>,
): boolean {
  return protocol === 'file:' || ignoredHosts.includes(hostname) || hasOptedOut();
}

function hasOptedOut(): boolean {
  try {
    return localStorage.getItem(ANALYTICS_IGNORE_KEY) === 'true';
  } catch {
    // Without access to storage, the visitor cannot have opted out.
    return false;
  }
}
