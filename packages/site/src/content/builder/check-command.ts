/** The process that checks documents while a site is developed. It is started with the file of the configuration. */
import process from 'node:process';
import { serveChecks } from './serve-checks.ts';

serveChecks(process.argv.at(-1) ?? '');
