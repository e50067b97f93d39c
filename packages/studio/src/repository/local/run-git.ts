import { spawn } from 'node:child_process';

/** Longest run of a command that works on local files, and of one that talks to a remote, in milliseconds. */
const LOCAL_TIMEOUT = 30_000;
export const REMOTE_TIMEOUT = 60_000;

export interface GitRun {
  /** -1 where git could not be started or took too long. */
  code: number;
  output: Buffer;
  /** What git has printed as errors. */
  errors: string;
}

export interface GitRunOptions {
  input?: string | Uint8Array;
  environment?: Readonly<Record<string, string>>;
  timeout?: number;
}

export type Git = (parameters: readonly string[], options?: GitRunOptions) => Promise<GitRun>;

/** Runs git in a folder: never through a shell, without questions to a terminal, with paths taken as they are. */
export function createGit(folder: string): Git {
  return (parameters, { input, environment = {}, timeout = LOCAL_TIMEOUT } = {}) =>
    new Promise((resolve) => {
      const child = spawn('git', ['-C', folder, ...SETTINGS, ...parameters], {
        env: { ...inherited(), ...ENVIRONMENT, ...environment },
        timeout,
        killSignal: 'SIGKILL',
      });
      const output: Buffer[] = [];
      const errors: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
      child.on('error', (error) => {
        resolve({ code: -1, output: Buffer.alloc(0), errors: error.message });
      });
      child.on('close', (code, signal) => {
        const text = Buffer.concat(errors).toString('utf8');
        resolve({ code: code ?? -1, output: Buffer.concat(output), errors: signal ? `${text} (${signal})` : text });
      });
      child.stdin.on('error', () => {
        // Git has ended before it has read all. Its exit code tells why.
      });
      child.stdin.end(input);
    });
}

/** Another process may hold the lock of a branch for a moment. */
const SETTINGS = ['-c', 'core.filesRefLockTimeout=2000', '-c', 'core.packedRefsTimeout=2000'];

const ENVIRONMENT = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', GIT_NO_REPLACE_OBJECTS: '1', LC_ALL: 'C' };

/** A server that was started by a hook of git has variables that name another repository. */
function inherited(): NodeJS.ProcessEnv {
  const local =
    /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE|PREFIX|(?:AUTHOR|COMMITTER)_\w+)$/u;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !local.test(name)));
}
