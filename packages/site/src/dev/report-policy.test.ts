import { expect, test } from 'vitest';
import { describeViolation } from './report-policy.ts';

test.for([
  [
    'https://images.example/a.png',
    'img-src',
    "add to recto.config.ts: policy: { images: ['https://images.example'] }.",
  ],
  ['https://video.example/1', 'frame-src', "add to recto.config.ts: policy: { frames: ['https://video.example'] }."],
  ['https://api.example:8443/x', 'connect-src', "policy: { connections: ['https://api.example:8443'] }."],
] as const)(
  'DEV-1: what blocks %s (%s) is named with the option that allows it',
  ([blockedURL, effectiveDirective, end]) => {
    expect(describeViolation({ blockedURL, effectiveDirective })).toContain(
      `blocks ${blockedURL} (${effectiveDirective})`,
    );
    expect(describeViolation({ blockedURL, effectiveDirective })).toContain(end);
  },
);

test.for([
  ['inline', 'script-src-elem'],
  [null, 'base-uri'],
] as const)('DEV-1: %s (%s) has no option', ([blockedURL, effectiveDirective]) => {
  expect(describeViolation({ blockedURL, effectiveDirective })).not.toContain('recto.config.ts');
});
