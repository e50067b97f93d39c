/** Runs other programs: `run` hides their output and keeps it for error messages, `runInTerminal` shows it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './project.mjs';
import { StepError } from './steps.mjs';

/** Node's compile cache: most programs are started many times and load the same modules. */
const COMPILE_CACHE = join(root, '.cache', 'compiled');

/** Returns the output of the program, or throws a `StepError` with the message and hint in `failure`. */
export function run(command, args, { cwd, env = {}, onLine, failure, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      signal,
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let partialLine = '';
    const read = (chunk) => {
      output += chunk;
      partialLine += chunk;
      const lines = partialLine.split('\n');
      partialLine = lines.pop() ?? '';
      for (const complete of lines) onLine?.(complete);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('error', (error) => {
      reject(new StepError(failure[0], failure[1], `${command}: ${error.message}`));
    });
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new StepError(failure[0], failure[1], output));
    });
  });
}

/** Runs a program in the current terminal and exits with its exit code. `quiet` hides its standard output. */
export function runInTerminal(command, args, { cwd, env = {}, quiet = false }) {
  const stdio = ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'];
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  // A signal to npm stops its shell but not the processes below it, so the child is stopped when the parent is gone.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  child.on('close', (code, signal) => {
    clearInterval(watch);
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
  return child;
}
