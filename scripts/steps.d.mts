/** The work of a step. `progress` reports the completed share, from 0 to 1; the result is a note to display. */
export type Work = (progress: (share: number, note?: string) => void) => Promise<string | void>;
/** Runs one step and shows its progress under a name. */
export type Step = (name: string, work: Work) => Promise<void>;

/** An error that the user can fix: a message, a hint, and the output of the failed tool. */
export class StepError extends Error {
  constructor(message: string, hint: string, output?: string);
  hint: string;
  output: string;
}

/** Creates a function that runs and reports steps, and the list of the completed ones. */
export function createSteps(): { step: Step; done: { name: string; time: number; result: string }[] };
/** Formats a duration as `1.4 s` or `1 min 23 s`. */
export function formatTime(milliseconds: number): string;
/** Runs all steps of a command. If a step fails, prints its message and hint and sets the exit code. */
export function main(work: () => Promise<void>): Promise<void>;
