import type { CodePosition, DevError, FrameLine, StackFrame } from '../dev-error.ts';
import { button, element } from './element.ts';

/** Opens a position in the editor of the developer. */
export type OpenPosition = (position: CodePosition) => void;

const KINDS: Readonly<Record<DevError['kind'], string>> = {
  content: 'Content',
  configuration: 'Configuration',
  loader: 'Loader',
  screen: 'Screen',
  component: 'Component',
  query: 'Query',
  code: 'Code',
};

/** Renders an error with its hint, source code and stack trace. */
export function renderOverlayError(error: DevError, open: OpenPosition): HTMLElement {
  const { kind, isWarning, message, hint, position, frame, stack } = error;
  return element(
    'article',
    isWarning ? { class: 'warning' } : {},
    element('p', { class: 'kind' }, KINDS[kind]),
    element('h3', {}, message),
    ...(hint === undefined ? [] : [element('p', { class: 'hint' }, hint)]),
    ...(position ? [renderCode(position, frame, open)] : []),
    ...(stack && stack.length > 0 ? [renderStack(stack, open)] : []),
  );
}

function renderCode(position: CodePosition, frame: DevError['frame'], open: OpenPosition): HTMLElement {
  return element(
    'figure',
    {},
    element('figcaption', {}, renderPosition(position, open)),
    ...(frame ? [element('pre', { tabindex: '0' }, ...frame.map((line) => renderLine(line, position)))] : []),
  );
}

function renderPosition(position: CodePosition, open: OpenPosition): HTMLElement {
  const { file, line, column } = position;
  const text = [file, line, column].filter((part) => part !== undefined).join(':');
  const show = (): void => {
    open(position);
  };
  return button({ class: 'place', title: 'Open in the editor' }, show, text);
}

/** The word at the position of an error, which is marked. */
const WORD = /^(?:[\p{L}\p{N}_$]+|\S)/u;

function renderLine({ number, text, isMarked }: FrameLine, { column }: CodePosition): HTMLElement {
  const at = isMarked && column !== undefined ? column - 1 : undefined;
  const [word] = (at !== undefined && WORD.exec(text.slice(at))) || [];
  const code =
    at === undefined || word === undefined
      ? [text]
      : [text.slice(0, at), element('mark', {}, word), text.slice(at + word.length)];
  return element(
    'code',
    isMarked ? { class: 'marked' } : {},
    element('span', { class: 'number' }, String(number)),
    element('span', {}, ...code, '\n'),
  );
}

/** Renders a stack trace. Calls in libraries are collapsed. */
function renderStack(stack: readonly StackFrame[], open: OpenPosition): HTMLElement {
  const ownFrames = stack.filter(({ isOwn }) => isOwn);
  const foreign = stack.length - ownFrames.length;
  const calls = (frames: readonly StackFrame[]): HTMLElement =>
    element(
      'ol',
      {},
      ...frames.map(({ name, position }) =>
        element(
          'li',
          {},
          element('span', {}, name === '' ? '(anonymous)' : name),
          ' ',
          ...(position ? [renderPosition(position, open)] : []),
        ),
      ),
    );
  const libraries = element(
    'details',
    {},
    element('summary', {}, foreign === 1 ? '1 call in libraries' : `${foreign} calls in libraries`),
    calls(stack.filter(({ isOwn }) => !isOwn)),
  );
  return element(
    'div',
    { class: 'stack' },
    ...(ownFrames.length > 1 ? [calls(ownFrames)] : []),
    ...(foreign > 0 ? [libraries] : []),
  );
}
