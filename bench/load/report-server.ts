/**
 * Loaded into the measured server before its own code: answers messages of the benchmark with the memory of the process
 * and with the event-loop delay since the message "start".
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';

/** How often the delay is measured, in milliseconds. It is part of each measured value. */
const RESOLUTION = 1;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
const inMilliseconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);

process.on('message', (message) => {
  if (message === 'start') delay.reset();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({
    p99: inMilliseconds(delay.percentile(99)),
    max: inMilliseconds(delay.max),
    resident: rss,
    heap: heapUsed,
  });
});
// The benchmark has ended without stopping the server.
process.on('disconnect', () => process.exit());
// The connection to the benchmark must not keep the server running.
process.channel?.unref();
