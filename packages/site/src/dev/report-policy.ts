/** The option of the configuration that adds origins to a directive of the policy. */
const OPTIONS: Readonly<Record<string, string>> = {
  'img-src': 'images',
  'media-src': 'images',
  'font-src': 'fonts',
  'connect-src': 'connections',
  'frame-src': 'frames',
  'form-action': 'forms',
  'script-src': 'scripts',
  'script-src-elem': 'scripts',
};

/** What to do where no origin can be added: the page contains it itself, or nothing of another origin is allowed. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  'script-src-elem':
    "Put it into a module of the site, or add the hash that the browser's message names to recto.config.ts: policy: { scripts: ['sha256-…'] }.",
  'script-src-attr': 'Use an event handler of a component instead of an attribute such as onclick.',
  'style-src-elem':
    'Put the rules into the style sheet that styles of recto.config.ts names, and typefaces into theme.fonts.',
};

interface Violation {
  blockedURL: string | null;
  effectiveDirective: string;
  sourceFile?: string | null;
}

/** While editing: names what the policy of the page blocks, in the browser and in the terminal. */
export function reportPolicy(): void {
  const seen = new Set<string>();
  const report = (violation: Violation): void => {
    if (isHarmless(violation)) return;
    const message = describeViolation(violation);
    if (seen.has(message)) return;
    seen.add(message);
    console.error(message);
    import.meta.hot?.send('recto:policy', { message });
  };
  if ('ReportingObserver' in globalThis) {
    // Knows also what was blocked before this script ran.
    const observer = new ReportingObserver(
      (reports) => {
        for (const { body } of reports) if (body) report(body as unknown as Violation);
      },
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
    return;
  }
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sourceFile }) => {
    report({ blockedURL: blockedURI, effectiveDirective, sourceFile });
  });
}

/**
 * Zod tries `eval` once to find out whether it may compile schemas, and React for its error messages while developing. Both
 * do without it. Their files are those of Vite's dependencies: `zod.js`, `zod-Cw6rw3gD.js`, `@recto_content___zod.js`.
 */
export function isHarmless({ blockedURL, sourceFile }: Pick<Violation, 'blockedURL' | 'sourceFile'>): boolean {
  return blockedURL === 'eval' && /\/deps\/[^/]*(?:react|zod)[^/]*\.js/u.test(sourceFile ?? '');
}

export function describeViolation({ blockedURL, effectiveDirective }: Violation): string {
  const option = OPTIONS[effectiveDirective];
  const origin = URL.parse(blockedURL ?? '')?.origin;
  const blocked = `The policy of the page blocks ${blockedURL ?? 'something'} (${effectiveDirective}).`;
  if (option === undefined || origin === undefined || origin === 'null') {
    return [blocked, OTHER_WAYS[effectiveDirective]].filter((part) => part !== undefined).join(' ');
  }
  return `${blocked} To allow it, add to recto.config.ts: policy: { ${option}: ['${origin}'] }.`;
}
