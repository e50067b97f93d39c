import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Enough for the names in a history of many years. */
const MOST_BYTES = 512 * 1024 * 1024;
/** No name of a file begins like this. */
const COMMIT = '//';
const UNKNOWN = '';

/**
 * When each file below a folder was last committed, as ISO times, by its path below the folder. Empty outside of git.
 * A file is left out where git would lie: one that has changed since, and one whose commit a shallow clone cut off.
 */
export function readHistory(folder: string): Record<string, string> {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const log = git('log', `--format=${COMMIT}%H %ct`, '--name-only', '--no-renames', '--relative', '--', '.');
    const changed = git('diff', '--name-only', '--relative', 'HEAD', '--', '.').split('\n');
    const times = parseLog(log, readBoundary(resolve(folder, git('rev-parse', '--git-path', 'shallow').trim())));
    return Object.fromEntries([...times].filter(([file, time]) => time !== UNKNOWN && !changed.includes(file)));
  } catch {
    // No git, no repository, no commit yet: nobody knows.
    return {};
  }
}

/** Of the times a file was committed the first one counts: the log begins with the newest. */
function parseLog(log: string, boundary: ReadonlySet<string>): Map<string, string> {
  const times = new Map<string, string>();
  let time = UNKNOWN;
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      const [hash = '', seconds] = line.slice(COMMIT.length).split(' ');
      time = boundary.has(hash) ? UNKNOWN : new Date(Number(seconds) * 1000).toISOString();
    } else if (line !== '' && !times.has(line)) {
      times.set(line, time);
    }
  }
  return times;
}

/** Commits without their past. Every file seems to be born in them. */
function readBoundary(file: string): Set<string> {
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}
