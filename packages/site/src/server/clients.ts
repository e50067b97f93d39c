/**
 * Identifies the clients of this server, and counts their requests. The counters are kept if the content is switched.
 */
import { createClientOf } from '@recto/content/node';
import server from 'virtual:recto/server';
import { createClientLimits } from './endpoints/client-limits.ts';
import { environment } from './environment.ts';
import { warnAboutProxy } from './warn-about-proxy.ts';

const trustProxy = environment.trustProxy ?? server.trustProxy;
const identify = createClientOf(trustProxy);

/** Returns the client of a request. */
export const clientOf = environment.mode === 'server' && trustProxy === undefined ? warnAboutProxy(identify) : identify;
/** Counts requests for the limits of the configuration. */
export const countRequest = createClientLimits(server.limits);
