/** The option of the configuration that adds to a directive of the policy. */
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

interface Violation {
  blockedURL: string | null;
  effectiveDirective: string;
}

/** While editing: names what the policy of the page blocks, in the browser and in the terminal. */
export function reportPolicy(): void {
  const seen = new Set<string>();
  const report = (violation: Violation): void => {
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
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    report({ blockedURL: blockedURI, effectiveDirective });
  });
}

export function describeViolation({ blockedURL, effectiveDirective }: Violation): string {
  const option = OPTIONS[effectiveDirective];
  const origin = URL.parse(blockedURL ?? '')?.origin;
  const blocked = `The policy of the page blocks ${blockedURL ?? 'something'} (${effectiveDirective}).`;
  if (option === undefined || origin === undefined || origin === 'null') return blocked;
  return `${blocked} To allow it, add to recto.config.ts: policy: { ${option}: ['${origin}'] }.`;
}
