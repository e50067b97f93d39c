/** Runs a built server after checking that its port is free. */
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pinnedNode } from './project.mjs';
import { runInTerminal } from './run.mjs';
import { StepError } from './steps.mjs';

/** Reads the port and host to listen on from `PORT` and `HOST`. */
export function readAddress(env = process.env) {
  const port = env.PORT === undefined || env.PORT === '' ? 3000 : Number(env.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StepError(`PORT is "${env.PORT}", which is not a valid port.`, 'Set it to a number from 1 to 65535.');
  }
  return { port, host: env.HOST === '' ? undefined : env.HOST };
}

/** Throws if the port is in use or the host cannot be listened on. */
export function assertFree({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new StepError(
              `Port ${port} is already in use.`,
              'Stop the program that uses it, or set the PORT variable to another port.',
            )
          : new StepError(
              `The server cannot listen on ${urlHost(host)}:${port}: ${error.message}.`,
              'Choose another HOST or PORT.',
            ),
      );
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Host name to show in a URL. Without a host the server listens on all interfaces, which include `localhost`. */
function urlHost(host) {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Starts a built server and prints its URL as soon as it accepts connections. */
export async function serve(output, { port, host }) {
  const server = runInTerminal(pinnedNode(), [join(output, 'app', 'server', 'index.mjs')], {
    cwd: output,
    env: { PORT: String(port), ...(host === undefined ? {} : { HOST: host }), NODE_ENV: 'production' },
    quiet: true,
  });
  // A server that exits before it accepts connections has already printed the reason.
  while (server.exitCode === null && !(await isListening(port, urlHost(host)))) await setTimeout(25);
  if (server.exitCode === null) {
    process.stdout.write(`\n  Recto is running at http://${urlHost(host)}:${port}\n  Stop it with Ctrl+C.\n\n`);
  }
  return server;
}

function isListening(port, name) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: name.replaceAll(/[[\]]/g, '') });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
