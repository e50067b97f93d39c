/** Builds the content of a folder once and prints the duration and the peak memory. */
import { buildContent } from '@recto/content/node';
import { fileURLToPath } from 'node:url';
import config from './content.config.ts';

const [root = '', output = ''] = process.argv.slice(2);
const start = performance.now();
const { rows, errors } = await buildContent({
  config,
  configFile: fileURLToPath(new URL('content.config.ts', import.meta.url)),
  root,
  output,
});
if (errors.length > 0) throw new Error(errors.map(String).join('\n'));
const milliseconds = performance.now() - start;
// `maxRSS` is in kilobytes on every platform.
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ rows, milliseconds, megabytes }));
