import { parseYaml } from '../yaml.ts';
import { lineText } from './tokens.ts';
import type { BlockRule } from './tokens.ts';

/** Lines that open the YAML of a component, with the lines that close it. */
const FENCES: Record<string, string> = {
  '---': '---',
  '```yaml [props]': '```',
  '~~~yaml [props]': '~~~',
  '```yml [props]': '```',
  '~~~yml [props]': '~~~',
};

/** Parses YAML at the top of a component. Replaces comark's rule: errors have a line, and values keep their types. */
export const componentFields: BlockRule = (state, startLine, endLine, silent) => {
  const [component] = state.env.comarkBlockTokens ?? [];
  if (!component || startLine !== (component.map?.[0] ?? 0) + 1) return false;
  const opening = lineText(state, startLine);
  const closing = Object.hasOwn(FENCES, opening) ? FENCES[opening] : undefined;
  if (closing === undefined) return false;
  let last = startLine + 1;
  while (last < endLine && lineText(state, last) !== closing) last += 1;
  if (last === endLine) return false;
  if (!silent) {
    const text = state.getLines(startLine + 1, last, state.sCount[startLine] ?? 0, true);
    const firstLine = state.env.firstLine + startLine + 1;
    component.meta = parseYaml(text, state.env.file, { firstLine, kind: 'component' }).data;
  }
  state.line = last + 1;
  return true;
};
