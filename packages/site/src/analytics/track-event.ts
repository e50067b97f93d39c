import { buildEvent, sendEvent } from './send-event.ts';
import type { EventOptions } from './send-event.ts';
import { isSkipped, readSettings } from './settings.ts';

/** Tells the site's analytics service that something happened; nothing where there is none, or nobody is counted. */
export function trackEvent(name: string, options: EventOptions = {}): void {
  const settings = readSettings(document);
  if (settings && !isSkipped(settings, location)) sendEvent(buildEvent(name, options, settings, window), settings);
}
