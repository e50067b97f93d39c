/** Shows the progress of a command: one line per step with its duration, and a bar where progress is known. */
import process from 'node:process';

const isTerminal = process.stdout.isTTY && process.env.CI === undefined;
const color = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const BAR_WIDTH = 24;

/** An error that the user can fix: a message, a hint, and the output of the failed tool. */
export class StepError extends Error {
  constructor(message, hint, output = '') {
    super(message);
    this.hint = hint;
    this.output = output;
  }
}

/** Formats a duration as `1.4 s` or `1 min 23 s`. */
export function formatTime(milliseconds) {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Creates a function that runs and reports steps, and the list of the completed ones. */
export function createSteps() {
  const done = [];
  /** The running steps, each as a function that renders its progress. */
  const running = new Set();
  let frame = 0;
  const draw = () => {
    frame += 1;
    process.stdout.write(`\r\u001b[2K${[...running].map((show) => show(FRAMES[frame % FRAMES.length])).join('   ')}`);
  };

  /** Runs one step. `work` receives `progress(share, note)`, and may return a note about its result. */
  async function step(name, work) {
    const start = Date.now();
    let share;
    let note = '';
    const show = (sign) => {
      const bar = share === undefined ? '' : ` ${drawBar(share)} ${Math.round(share * 100)} %`;
      return `${color(36, sign)} ${name}${bar} ${color(2, `${note} ${formatTime(Date.now() - start)}`)}`;
    };
    running.add(show);
    const timer = isTerminal ? setInterval(draw, 100) : undefined;
    if (!isTerminal) process.stdout.write(`· ${name} …\n`);
    let reported = 0;
    const progress = (value, text = '') => {
      share = Math.min(1, value);
      note = text;
      // Without a terminal, a line is printed at each quarter instead of the bar.
      if (!isTerminal && share >= reported + 0.25 && share < 1) {
        reported = Math.floor(share * 4) / 4;
        process.stdout.write(`  ${drawBar(share)} ${Math.round(share * 100)} % ${text}\n`);
      }
    };
    try {
      const result = await work(progress);
      const time = Date.now() - start;
      done.push({ name, time, result: typeof result === 'string' ? result : '' });
      finish(color(32, '✓'), name, typeof result === 'string' ? result : '', time);
    } catch (error) {
      finish(color(31, '✗'), name, '', Date.now() - start);
      throw error;
    } finally {
      running.delete(show);
      clearInterval(timer);
    }
  }

  return { step, done };
}

function finish(sign, name, result, time) {
  const end = isTerminal ? '\r\u001b[2K' : '';
  process.stdout.write(`${end}${sign} ${name} ${color(2, [result, formatTime(time)].filter(Boolean).join(', '))}\n`);
}

function drawBar(share) {
  const full = Math.round(share * BAR_WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)}`;
}

/** Runs all steps of a command. If a step fails, prints its message and hint and sets the exit code. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    if (error.output) process.stderr.write(`\n${error.output.trimEnd()}\n`);
    process.stderr.write(`\n${color(31, error.message)}\n${error.hint}\n`);
    process.exitCode = 1;
  }
}
