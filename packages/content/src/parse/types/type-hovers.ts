import { GENERATED, isElement } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';

/** A name in a code block with its type. */
export interface TypeHover {
  /** Offset of the name in the code. */
  start: number;
  /** Length of the name. */
  length: number;
  /** The type, such as `const items: number[]`. */
  type: string;
  /** Documentation comment as text. */
  docs?: string | undefined;
  /** Whether the author requested the type with `^?`, so that it is shown below the line. */
  isQuery?: boolean | undefined;
}

/** The result of type checking a code block. */
export interface CheckedCode {
  /** The code without directives for the type checker, such as `// @errors: 2322`. */
  code: string;
  /** Types of the names. */
  hovers: TypeHover[];
  /**
   * Type errors, except those that the block announces with `// @errors`. Lines are counted from 0, in the code as
   * written.
   */
  errors: { line: number; message: string }[];
}

/** Checks the types of a TypeScript or JavaScript code block. */
export type ReadTypes = (code: string, language: string) => Promise<CheckedCode>;

/** Tag of a name with its type. */
export const TYPE_HOVER = `${GENERATED}type`;
/** Tag of a type that is shown below a line. */
export const TYPE_QUERY = `${GENERATED}type-query`;

/** Creates a function that returns unique ids of popovers for one page. Authors cannot use these ids. */
export function createTypeIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `recto-type-${count}`;
  };
}

/** Adds types to the names in lines of highlighted code. `nextId` returns ids that are unique on the page. */
export function addTypes(lines: readonly TreeNode[], hovers: readonly TypeHover[], nextId: () => string): TreeNode[] {
  let offset = 0;
  return lines.map((line) => {
    if (!isElement(line)) return line;
    const [tag, props, ...runs] = line;
    const start = offset;
    offset += runs.reduce((length, run) => length + textLength(run), 0);
    const lineHovers = hovers
      .filter((hover) => hover.start >= start && hover.start + hover.length <= offset)
      .toSorted((a, b) => a.start - b.start);
    const withNames = wrapNames(
      runs,
      lineHovers.filter(({ isQuery }) => isQuery !== true),
      start,
      nextId,
    );
    const queries = lineHovers.filter(({ isQuery }) => isQuery === true);
    return [tag, props, ...withNames, ...queries.map(({ type }): TreeElement => [TYPE_QUERY, { type }])];
  });
}

function wrapNames(
  runs: readonly TreeNode[],
  hovers: readonly TypeHover[],
  start: number,
  nextId: () => string,
): TreeNode[] {
  const nodes: TreeNode[] = [];
  let rest = [...runs];
  let at = start;
  for (const hover of hovers) {
    // Of two overlapping names, the first is used.
    if (hover.start < at) continue;
    const [before, remaining] = splitRuns(rest, hover.start - at);
    const [name, after] = splitRuns(remaining, hover.length);
    const { type, docs } = hover;
    nodes.push(...before, [TYPE_HOVER, { id: nextId(), type, ...(docs !== undefined && { docs }) }, ...name]);
    rest = after;
    at = hover.start + hover.length;
  }
  return [...nodes, ...rest];
}

/** Splits runs of text after a number of characters. */
function splitRuns(runs: readonly TreeNode[], length: number): [TreeNode[], TreeNode[]] {
  const before: TreeNode[] = [];
  const after: TreeNode[] = [];
  let left = length;
  for (const run of runs) {
    const runLength = textLength(run);
    if (runLength <= left) before.push(run);
    else if (left <= 0) after.push(run);
    else {
      before.push(cut(run, 0, left));
      after.push(cut(run, left, runLength));
    }
    left = Math.max(0, left - runLength);
  }
  return [before, after];
}

function cut(run: TreeNode, from: number, to: number): TreeNode {
  if (!isElement(run)) return run.slice(from, to);
  const [tag, props, text] = run;
  return [tag, props, typeof text === 'string' ? text.slice(from, to) : ''];
}

function textLength(run: TreeNode): number {
  if (!isElement(run)) return run.length;
  return typeof run[2] === 'string' ? run[2].length : 0;
}
