import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startCommand } from '../packed/servers.ts';
import type { RunningServer } from '../packed/servers.ts';
import { run } from '../run.mjs';
import type { Step } from './read-steps.ts';
import { findMissing, textOfHtml } from './shown-output.ts';

/** Commands that run until they are stopped. They are the last command of a block. */
const SERVER = /(?<=^|\n)(?:npm run dev|npm start|npx recto (?:dev|preview)|node \.output\S*)$/u;
/** Maximum time for a running server to show a change, in milliseconds. */
const CHANGE_TIMEOUT = 60_000;

/** Environment in which the steps are run. */
export interface StepEnvironment {
  /** The folder in which the first step is run. */
  folder: string;
  env: Record<string, string>;
}

interface StepRunner {
  runStep: (step: Step) => Promise<void>;
  stopServer: () => Promise<void>;
}

/**
 * Runs all steps of a page in order, like a reader who copies every line. Fails with the line of the first wrong step;
 * otherwise returns the number of outputs and page contents that were checked.
 */
export async function runSteps(steps: readonly Step[], page: string, environment: StepEnvironment): Promise<number> {
  const runner = createStepRunner(environment);
  try {
    for (const step of steps) {
      await runner.runStep(step).catch((error: unknown) => {
        const { message, output = '' } = error as Error & { output?: string };
        throw new Error(`${page}:${step.line}: ${message}\n${output}`, { cause: error });
      });
    }
    return steps.filter(({ kind }) => kind === 'output' || kind === 'visit').length;
  } finally {
    await runner.stopServer();
  }
}

/** Creates a runner of steps with its state: the current folder, the last output and a running server. */
function createStepRunner({ folder, env }: StepEnvironment): StepRunner {
  let currentFolder = folder;
  let lastOutput = (): string => '';
  let server: RunningServer | undefined;

  const stopServer = async (): Promise<void> => {
    await server?.stop();
    server = undefined;
  };

  const runCommands = async (commands: string): Promise<void> => {
    const [command] = SERVER.exec(commands) ?? [];
    const before = command === undefined ? commands : commands.slice(0, -command.length);
    const output = await run('bash', ['-ec', `. "$0"\n${before}\npwd`, join(import.meta.dirname, 'npm-create.sh')], {
      cwd: currentFolder,
      env,
      failure: ['This command failed.', ''],
    });
    const lines = output.trimEnd().split('\n');
    currentFolder = lines.pop() ?? currentFolder;
    lastOutput = () => lines.join('\n');
    if (command !== undefined) await start(command);
  };

  const start = async (command: string): Promise<void> => {
    await stopServer();
    const started = await startCommand(command, { cwd: currentFolder, env });
    // A test uses any free port; the page shows the default port.
    lastOutput = () => started.output().replaceAll(new URL(started.origin).port, '3000');
    server = started;
  };

  const write = (name: string, text: string): void => {
    const file = join(currentFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  const compare = (expected: string): void => {
    const missing = findMissing(expected, lastOutput());
    if (missing !== undefined) throw new Error(`This was not printed:\n${missing}\n\nThe output was:\n${lastOutput()}`);
  };

  const visit = async (path: string, words: readonly string[]): Promise<void> => {
    if (!server) throw new Error('No server is running.');
    const response = await fetch(`${server.origin}${path}`);
    const text = textOfHtml(await response.text());
    const missing = words.find((one) => !text.includes(one));
    if (!response.ok) throw new Error(`The response has the status ${response.status}.`);
    if (missing !== undefined) throw new Error(`The page does not contain "${missing}". It contains:\n${text}`);
  };

  /** Retries while a server is running, because a dev server needs time to apply a change. */
  const eventually = async (attempt: () => void | Promise<void>): Promise<void> => {
    const end = Date.now() + (server ? CHANGE_TIMEOUT : 0);
    for (;;) {
      try {
        await attempt();
        return;
      } catch (error) {
        if (Date.now() >= end) throw error;
        await setTimeout(200);
      }
    }
  };

  const runStep = async (step: Step): Promise<void> => {
    if (step.kind === 'run') await runCommands(step.commands);
    else if (step.kind === 'write') write(step.file, step.text);
    else if (step.kind === 'output') await eventually(() => compare(step.shown));
    else await eventually(async () => await visit(step.path, step.words));
  };

  return { runStep, stopServer };
}
