import type { BlockContext, Line } from '@lezer/markdown';

const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/u;

/** The code block that a parse is in. */
interface OpenCode {
  /** The opening fence. */
  fence: string;
  /** Start of the line that closed it. */
  closedOn: number | undefined;
}

const openCode = new WeakMap<BlockContext, OpenCode>();

/** Must be called on the first line of each block: records whether it is code. */
export function recordCode(context: BlockContext, line: Line): void {
  const [, ticks, tildes] = FENCE.exec(line.text.slice(line.pos)) ?? [];
  const fence = ticks ?? tildes;
  if (fence === undefined) openCode.delete(context);
  else openCode.set(context, { fence, closedOn: undefined });
}

/** Whether a line continues a code block, where colons and hashes are text. */
export function isCodeLine(context: BlockContext, line: Line): boolean {
  const code = openCode.get(context);
  if (!code || (code.closedOn !== undefined && code.closedOn !== context.lineStart)) return false;
  const text = line.text.trim();
  const isClosing = text.startsWith(code.fence) && text === (code.fence[0] ?? '').repeat(text.length);
  if (isClosing) code.closedOn = context.lineStart;
  return true;
}
