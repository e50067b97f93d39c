/** Hints for common errors, by message. */
const HINTS: readonly [pattern: RegExp, hint: (match: RegExpExecArray) => string][] = [
  [
    /^(window|document|localStorage|sessionStorage|navigator|location|history|matchMedia|self|HTMLElement|ResizeObserver|IntersectionObserver) is not defined/u,
    ([, name = '']) =>
      `The server has no "${name}". Use it in an effect (useEffect) or an event handler, which run in the browser only, or pass the component to clientOnly.`,
  ],
  [
    /^Element type is invalid: expected a string.* but got: (?:undefined|object)/su,
    () => 'A component that is rendered here is undefined. Check that its file exports it, and how it is imported.',
  ],
  [
    /^Objects are not valid as a React child/u,
    () => 'Render a property that is a string or a number, such as {item.name}; for an array, use map.',
  ],
  [
    /^Invalid hook call|^Cannot read properties of null \(reading 'use[A-Z]\w*'\)/u,
    () =>
      'Call hooks at the top of a component only, not in a loop, a condition or an event handler, and make sure that only one copy of React is installed.',
  ],
  [
    /^Rendered (?:more|fewer) hooks than/u,
    () => 'Call the same hooks on every render: none of them after a return or in a condition.',
  ],
  [
    /^Maximum update depth exceeded/u,
    () => 'State is set on every render. Set it in an event handler, or give the effect a list of dependencies.',
  ],
  [
    /^Cannot read properties of (undefined|null) \(reading '(.+?)'\)/u,
    ([, value = '', name = '']) =>
      `The value before ".${name}" is ${value}. Check where it comes from, or write "?.${name}" if it may be missing.`,
  ],
  [
    /^(\S+) is not (?:a function|iterable)/u,
    ([, name = '']) => `Check where "${name}" comes from: its name, its import and its type.`,
  ],
  [/^(\S+) is not defined/u, ([, name = '']) => `Import or declare "${name}", or correct its name.`],
  [
    /does not provide an export named '(.+?)'/u,
    ([, name = '']) => `Export "${name}" from that file, or correct the name in the import.`,
  ],
];

/** Returns the hint for an error message; `undefined` if there is none. */
export function hintFor(message: string): string | undefined {
  for (const [pattern, hint] of HINTS) {
    const match = pattern.exec(message);
    if (match) return hint(match);
  }
  return undefined;
}
