import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Maximum output of Git: enough for the file names in a history of many years. */
const MAX_BYTES = 512 * 1024 * 1024;
/** Marks the line of a commit; no file name begins like this. */
const COMMIT = '//';
const UNKNOWN = '';

/**
 * Returns the time of the last commit of each file in a folder, as ISO times by its path in the folder. Empty outside
 * of Git. Files are omitted if the time would be wrong: files with uncommitted changes, and files whose commit is
 * missing in a shallow clone.
 */
export function readHistory(folder: string): Record<string, string> {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const log = git('log', `--format=${COMMIT}%H %ct`, '--name-only', '--no-renames', '--relative', '--', '.');
    const changed = git('diff', '--name-only', '--relative', 'HEAD', '--', '.').split('\n');
    const times = parseLog(log, readBoundary(resolve(folder, git('rev-parse', '--git-path', 'shallow').trim())));
    return Object.fromEntries([...times].filter(([file, time]) => time !== UNKNOWN && !changed.includes(file)));
  } catch {
    // No Git, no repository or no commit yet.
    return {};
  }
}

/** The first time of each file is used, because the log begins with the newest commit. */
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

/** The oldest commits of a shallow clone. Git reports every file as added in them. */
function readBoundary(file: string): Set<string> {
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}
