import { buildEvent, sendEvent } from './send-event.ts';
import type { EventOptions } from './send-event.ts';
import { isSkipped, readSettings } from './settings.ts';

/**
 * Sends an event to the site's analytics service. Does nothing on a site without analytics, or if events are skipped.
 */
export function trackEvent(name: string, options: EventOptions = {}): void {
  const settings = readSettings(document);
  if (settings && !isSkipped(settings, location)) sendEvent(buildEvent(name, options, settings, window), settings);
}
