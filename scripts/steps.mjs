/** Shows what a command is doing while it does it: a line a step, with its time; a bar where it takes long. */
import process from 'node:process';

const isTerminal = process.stdout.isTTY && process.env.CI === undefined;
const color = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const BAR_WIDTH = 24;

/** A fault that a person can mend: one sentence, one hint, and what the tool at fault said. */
export class StepError extends Error {
  constructor(message, hint, output = '') {
    super(message);
    this.hint = hint;
    this.output = output;
  }
}

export function formatTime(milliseconds) {
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export function createSteps() {
  const done = [];
  /** What is being done at the moment, each as a function that says how far it is. */
  const running = new Set();
  let frame = 0;
  const draw = () => {
    frame += 1;
    process.stdout.write(`\r\u001b[2K${[...running].map((show) => show(FRAMES[frame % FRAMES.length])).join('   ')}`);
  };

  /** Runs one step. `work` gets `progress(share, note)`, and may give back a note on its result. */
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
      // Without a terminal the bar becomes a line at each quarter.
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

/** Runs a whole command, and ends it with one clear sentence should a step fail. */
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
