/** Options of `policy` in the configuration, by directive. */
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

/** Hints for inline code, and for directives that allow no other origin. */
const HINTS: Readonly<Record<string, string>> = {
  'script-src-elem':
    "Move it to a module of the site, or add the hash in the browser's message to recto.config.ts: policy: { scripts: ['sha256-…'] }.",
  'script-src-attr': 'Use an event handler of a component instead of an attribute such as onclick.',
  'style-src-elem': 'Move the rules to the style sheet in "styles" of recto.config.ts, and fonts to "theme.fonts".',
};

interface Violation {
  blockedURL: string | null;
  effectiveDirective: string;
  sourceFile?: string | null;
}

/** Reports what the content security policy of the page blocks, in the browser and in the terminal, in development. */
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
    // Also reports what was blocked before this script ran.
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
 * Whether a violation can be ignored. Zod tries `eval` once to detect whether it can compile schemas, and React for its
 * error messages in development; both work without it. Their files are Vite's dependencies: `zod.js`,
 * `zod-Cw6rw3gD.js`, `@recto_content___zod.js`.
 */
export function isHarmless({ blockedURL, sourceFile }: Pick<Violation, 'blockedURL' | 'sourceFile'>): boolean {
  return blockedURL === 'eval' && /\/deps\/[^/]*(?:react|zod)[^/]*\.js/u.test(sourceFile ?? '');
}

/** Describes a violation, and how to allow or avoid it. */
export function describeViolation({ blockedURL, effectiveDirective }: Violation): string {
  const option = OPTIONS[effectiveDirective];
  const origin = URL.parse(blockedURL ?? '')?.origin;
  const blocked = `The content security policy of the page blocks ${blockedURL ?? 'something'} (${effectiveDirective}).`;
  if (option === undefined || origin === undefined || origin === 'null') {
    return [blocked, HINTS[effectiveDirective]].filter((part) => part !== undefined).join(' ');
  }
  return `${blocked} To allow it, add to recto.config.ts: policy: { ${option}: ['${origin}'] }.`;
}
