/**
 * Asks a function as its host would, in a process of its own: `ask-function.mjs <module> <path> …`. A module gives a
 * handler, as for Netlify, or an object with `fetch`, as for Vercel. The answers are one line of JSON.
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [file, ...paths] = process.argv.slice(2);
const { default: entry, config } = await import(pathToFileURL(file).href);
const handle = typeof entry === 'function' ? entry : entry.fetch;

const answers = [];
for (const path of paths) {
  const response = await handle(new Request(`https://site.example${path}`), {});
  answers.push({ status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() });
}
process.stdout.write(`\n${JSON.stringify({ config, answers })}`);
// The thread for queries may still be there.
process.exit();
