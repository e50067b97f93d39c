/**
 * npm run advisories: lists known advisories of the packages in the lock file. The exit code is 0 if there are none, 1
 * if there are some, and 2 if the registry does not respond with a report.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './project.mjs';
import { describeAdvisories } from './supply-chain/describe-advisories.ts';
import type { AuditReport, LockFile } from './supply-chain/describe-advisories.ts';

const { stdout, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
});
const report = parse(stdout ?? '');
if (report?.vulnerabilities) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const advisories = describeAdvisories({ vulnerabilities: report.vulnerabilities }, lock);
  for (const text of advisories) process.stdout.write(`${text}\n\n`);
  const count = Object.keys(lock.packages).filter((path) => path.includes('node_modules/')).length;
  process.stdout.write(`${advisories.length} known advisories for ${count} packages.\n`);
  process.exitCode = advisories.length > 0 ? 1 : 0;
} else {
  console.error('The registry did not report any advisories, so it is not known whether there are some.');
  console.error(`  ${report?.message ?? error?.message ?? 'npm printed no report.'}`);
  console.error('  Run the command where npm reaches a registry that supports "npm audit".');
  process.exitCode = 2;
}

/** Reads the report, or the error that npm prints in its place. */
function parse(text: string): (Partial<AuditReport> & { message?: string }) | undefined {
  try {
    return JSON.parse(text) as Partial<AuditReport> & { message?: string };
  } catch {
    return undefined;
  }
}
