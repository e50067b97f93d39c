/** `progress` says how far the work is, from 0 to 1; what it gives back is a note on its result. */
export type Work = (progress: (share: number, note?: string) => void) => Promise<string | void>;
export type Step = (name: string, work: Work) => Promise<void>;

/** An error that a person can correct: one sentence, one hint, and what the failed tool said. */
export class StepError extends Error {
  constructor(message: string, hint: string, output?: string);
  hint: string;
  output: string;
}

export function createSteps(): { step: Step; done: { name: string; time: number; result: string }[] };
export function formatTime(milliseconds: number): string;
export function main(work: () => Promise<void>): Promise<void>;
