import { spawn } from 'node:child_process';
import type { CommitRequest, Person } from '../git-host.ts';
import { signingFailure } from '../local/signing.ts';
import type { SigningKey } from '../local/signing.ts';
import { success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';

const TIMEOUT = 10_000;

interface UnsignedCommit extends Pick<CommitRequest, 'parent' | 'message' | 'author' | 'date'> {
  tree: string;
  committer: Person;
}

/** Signs a commit that a host will write: the exact bytes of the commit object without the signature. */
export async function signCommit({ format, key }: SigningKey, commit: UnsignedCommit): AsyncResult<string> {
  const [program, parameters] =
    format === 'ssh'
      ? (['ssh-keygen', ['-Y', 'sign', '-n', 'git', '-f', key]] as const)
      : (['gpg', ['--batch', '--status-fd=2', '-bsau', key]] as const);
  return run(program, parameters, commitText(commit));
}

function commitText({ tree, parent, author, committer, date, message }: UnsignedCommit): string {
  const time = `${Math.floor(date / 1000)} +0000`;
  return [
    `tree ${tree}`,
    `parent ${parent}`,
    `author ${author.name} <${author.email}> ${time}`,
    `committer ${committer.name} <${committer.email}> ${time}`,
    '',
    message,
  ].join('\n');
}

function run(program: string, parameters: readonly string[], input: string): AsyncResult<string> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { timeout: TIMEOUT, stdio: ['pipe', 'pipe', 'ignore'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    const fail = () => {
      resolve(signingFailure());
    };
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) resolve(success(Buffer.concat(output).toString('utf8')));
      else fail();
    });
    child.stdin.on('error', () => {
      // The program has ended. Its exit code contains the reason.
    });
    child.stdin.end(input);
  });
}
