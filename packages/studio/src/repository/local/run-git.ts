import { spawn } from 'node:child_process';

/** Maximum duration of a local git command, in milliseconds. */
const LOCAL_TIMEOUT = 30_000;
/** Maximum duration of a git command that connects to a remote, in milliseconds. */
export const REMOTE_TIMEOUT = 60_000;

/** Result of a git command. */
export interface GitRun {
  /** Exit code; -1 if git could not be started or timed out. */
  code: number;
  /** Standard output. */
  output: Buffer;
  /** Standard error. */
  errors: string;
}

/** Options of a git command. */
export interface GitRunOptions {
  /** Standard input. */
  input?: string | Uint8Array;
  /** Additional environment variables. */
  environment?: Readonly<Record<string, string>>;
  /** Maximum duration in milliseconds. */
  timeout?: number;
}

/** Runs a git command. */
export type Git = (parameters: readonly string[], options?: GitRunOptions) => Promise<GitRun>;

/** Runs git in a folder: without a shell, without prompts in a terminal, and with literal paths. */
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
        // Git has ended before reading all input. Its exit code contains the reason.
      });
      child.stdin.end(input);
    });
}

/** Another process may hold the lock of a branch for a short time. */
const SETTINGS = ['-c', 'core.filesRefLockTimeout=2000', '-c', 'core.packedRefsTimeout=2000'];

const ENVIRONMENT = { GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1', GIT_NO_REPLACE_OBJECTS: '1', LC_ALL: 'C' };

/** Removes variables that refer to another repository, which are set if a git hook started the server. */
function inherited(): NodeJS.ProcessEnv {
  const local =
    /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE|PREFIX|(?:AUTHOR|COMMITTER)_\w+)$/u;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !local.test(name)));
}
