/** npm run load: measures the website under mixed traffic on loopback. Prints tables and writes JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findProblems } from './find-problems.ts';
import { openOtherConnections } from './other-connections.ts';
import { renderReport } from './render-report.ts';
import { runPhase } from './run-phase.ts';
import type { Phase } from './run-phase.ts';
import { openConnections } from './send.ts';
import { serveBuild } from './serve-build.ts';
import { createTraffic } from './traffic.ts';

const { values } = parseArgs({
  options: {
    build: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    soak: { type: 'string' },
    rate: { type: 'string' },
    profiles: { type: 'string' },
    output: { type: 'string', default: join(import.meta.dirname, '..', 'results', 'load.json') },
  },
});

/** Connections of the benchmark, and actions at the same time when the maximum is measured. */
const CONNECTIONS = 64;
const PARALLEL = 32;
/** Actions at the same time at a fixed rate; further ones are counted as late. */
const MAX_RUNNING = 2000;
const WARM_UP_SECONDS = 10;
const MAXIMUM_SECONDS = 15;
const OTHERS_SECONDS = 20;
/** Share of the maximum at which the server is measured. */
const SHARE = 0.8;
const OTHERS = { idle: 1000, slow: 200 };
/** Time after opening idle and slow connections, in milliseconds. */
const SETTLE_MS = 3000;
/** Time for everything except the measurement itself, in seconds. */
const MARGIN_SECONDS = 300;

const seconds = values.soak === undefined ? Number(values.seconds) : Number(values.soak) * 60;
if (values.build === undefined || !(seconds > 0 && seconds <= 3600)) {
  throw new Error('Use npm run load, with --seconds of 1 to 3600, or --soak with 1 to 60 minutes.');
}
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const server = await serveBuild(resolve(values.build), values.profiles);
const deadline = setTimeout(
  () => {
    say('The measurement takes too long and is stopped.');
    process.exitCode = 1;
    void server.stop().finally(() => process.exit());
  },
  (seconds + MARGIN_SECONDS) * 1000,
);
const { send, close } = openConnections(server.port, CONNECTIONS);
try {
  const next = await createTraffic(send, server.port);
  say(`Warming up for ${WARM_UP_SECONDS} s`);
  const phases: Record<string, Phase> = {};
  const closedLoop = { parallel: PARALLEL };
  await runPhase(next, server, { ...closedLoop, seconds: WARM_UP_SECONDS });
  if (values.rate === undefined) {
    say(`Measuring the maximum for ${MAXIMUM_SECONDS} s`);
    phases['maximum'] = await runPhase(next, server, { ...closedLoop, seconds: MAXIMUM_SECONDS });
  }
  const rate = Math.max(1, Math.floor(Number(values.rate ?? (phases['maximum']?.rate ?? 0) * SHARE)));
  const steady = { rate, parallel: MAX_RUNNING };
  say(`Sending ${rate} requests per second for ${seconds} s`);
  phases['steady'] = await runPhase(next, server, { ...steady, seconds });
  say(`The same for ${OTHERS_SECONDS} s with ${OTHERS.idle} idle and ${OTHERS.slow} slow connections`);
  const closeOthers = await openOtherConnections(server.port, OTHERS);
  // Opening them takes the server a moment, which is not measured.
  await pause(SETTLE_MS);
  phases['with idle and slow connections'] = await runPhase(next, server, { ...steady, seconds: OTHERS_SECONDS });
  closeOthers();

  const machine = { node: process.version, cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30) };
  mkdirSync(join(values.output, '..'), { recursive: true });
  writeFileSync(values.output, `${JSON.stringify({ machine, rate, phases }, null, 2)}\n`);
  process.stdout.write(renderReport(phases));
  const problems = findProblems(phases);
  for (const problem of problems) say(`Problem: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  clearTimeout(deadline);
  close();
  await server.stop();
}
