/** One step of a guide: a command to run, a file to write, or an output or page content to check. */
export type Step = { line: number } & (
  | { kind: 'run'; commands: string }
  | { kind: 'write'; file: string; text: string }
  | { kind: 'output'; shown: string }
  | { kind: 'visit'; path: string; words: string[] }
);

const HEADING = /^(?<level>#+) (?<title>.+)$/u;
const FENCE = /^(?<ticks>`{3,})(?<language>\w*)(?: \[(?<file>[^\]]+)\])?/u;
/** A URL in the text. The content that the page must have is in quotation marks on the same line. */
const LOCAL_URL = /`http:\/\/localhost:3000(?<path>[^`]*)`/u;
const QUOTED = /"(?<words>[^"]+)"/gu;

/** Reads the steps of the section under a heading, in order. */
export function readSteps(markdown: string, heading: string): Step[] {
  const lines = markdown.split('\n');
  const steps: Step[] = [];
  let depth = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at] ?? '';
    const fence = FENCE.exec(text)?.groups;
    const end = fence ? lines.indexOf(fence['ticks'] ?? '', at + 1) : at;
    const { level = '', title } = HEADING.exec(text)?.groups ?? {};
    if (depth === 0 && title === heading) depth = level.length;
    else if (level !== '' && level.length <= depth) break;
    else if (depth > 0) {
      const step = fence ? fencedStep(fence, lines.slice(at + 1, end)) : visitStep(text);
      if (step) steps.push({ line: at + 1, ...step });
    }
    at = end;
  }
  if (steps.length === 0) throw new Error(`The section "${heading}" does not exist or has no steps.`);
  return steps;
}

type StepBody = Step extends infer One ? (One extends Step ? Omit<One, 'line'> : never) : never;

function fencedStep({ language, file }: Record<string, string | undefined>, lines: readonly string[]): StepBody {
  const text = lines.join('\n');
  if (language === 'bash') return { kind: 'run', commands: text };
  if (file !== undefined) return { kind: 'write', file, text: `${text}\n` };
  return { kind: 'output', shown: text };
}

function visitStep(text: string): StepBody | undefined {
  const { path } = LOCAL_URL.exec(text)?.groups ?? {};
  if (path === undefined) return undefined;
  return { kind: 'visit', path, words: [...text.matchAll(QUOTED)].map(([, words = '']) => words) };
}
