import type { Analytics } from '../app/site.ts';
import { ANALYTICS_IGNORED_HOST, ANALYTICS_IGNORE_KEY } from '../constants.ts';

/** The site's settings travel in the page, so that the script is the same for every site. */
export function readSettings(document: Document): Analytics | undefined {
  const text = document.querySelector<HTMLElement>('head > script[data-analytics]')?.dataset['analytics'];
  return text === undefined ? undefined : (JSON.parse(text) as Analytics);
}

/** Whether nobody is counted here: a file, a host of developers, or a visitor who does not want to be. */
export function isSkipped(
  { ignoredHosts = [ANALYTICS_IGNORED_HOST] }: Analytics,
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>,
): boolean {
  return protocol === 'file:' || ignoredHosts.includes(hostname) || isUnwanted();
}

function isUnwanted(): boolean {
  try {
    return localStorage.getItem(ANALYTICS_IGNORE_KEY) === 'true';
  } catch {
    // Where storage is forbidden, nobody can have said so.
    return false;
  }
}
