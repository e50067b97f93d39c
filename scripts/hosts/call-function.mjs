/**
 * Calls a function like its host, in a separate process: `call-function.mjs <module> <path> …`. A module exports a
 * handler, as for Netlify, or an object with `fetch`, as for Vercel. Text after a path and a space is sent as the body
 * of a POST request. The responses are printed as one line of JSON.
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [file, ...paths] = process.argv.slice(2);
const { default: entry, config } = await import(pathToFileURL(file).href);
const handle = typeof entry === 'function' ? entry : entry.fetch;

const MESSAGE = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const responses = [];
for (const request of paths) {
  const [path, message] = request.split(/ (.+)/u, 2);
  const init = message === undefined ? {} : { method: 'POST', headers: MESSAGE, body: message };
  const response = await handle(new Request(`https://site.example${path}`, init), {});
  responses.push({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  });
}
process.stdout.write(`\n${JSON.stringify({ config, responses })}`);
// The worker thread for queries may still be running.
process.exit();
