/** Runs a built server, once its port is known to be free. */
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pinnedNode } from './project.mjs';
import { handOver } from './run.mjs';
import { StepError } from './steps.mjs';

export function readAddress(env = process.env) {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StepError(`PORT is "${env.PORT}", which is no port.`, 'Set it to a number from 1 to 65535.');
  }
  return { port, host: env.HOST === '' ? undefined : env.HOST };
}

/** Fails with a clear sentence when the address cannot be had. */
export function assertFree({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new StepError(
              `Port ${port} is already taken.`,
              'Stop what runs there, or choose another port with the PORT variable.',
            )
          : new StepError(
              `${nameOf(host)}:${port} cannot be listened on: ${error.message}.`,
              'Choose another HOST or PORT.',
            ),
      );
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** The name to show for a host: without one the server listens everywhere, and is here as `localhost`. */
function nameOf(host) {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export async function serve(output, { port, host }) {
  const server = handOver(pinnedNode(), [join(output, 'app', 'server', 'index.mjs')], {
    cwd: output,
    env: { PORT: String(port), ...(host === undefined ? {} : { HOST: host }), NODE_ENV: 'production' },
    quiet: true,
  });
  // A server that ends before it answers has already said why.
  while (server.exitCode === null && !(await answers(port, nameOf(host)))) await setTimeout(25);
  if (server.exitCode === null) {
    process.stdout.write(`\n  Recto is at http://${nameOf(host)}:${port}\n  Stop it with Ctrl+C.\n\n`);
  }
  return server;
}

function answers(port, name) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: name.replaceAll(/[[\]]/g, '') });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
