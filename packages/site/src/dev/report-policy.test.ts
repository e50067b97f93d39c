import { expect, test } from 'vitest';
import { describeViolation } from './report-policy.ts';

test.for([
  [
    'https://images.example/a.png',
    'img-src',
    "add to recto.config.ts: policy: { images: ['https://images.example'] }.",
  ],
  ['https://video.example/1', 'frame-src', "add to recto.config.ts: policy: { frames: ['https://video.example'] }."],
  ['wss://live.example/socket', 'connect-src', "policy: { connections: ['wss://live.example'] }."],
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
  ['inline', 'script-src-elem', "add the hash that the browser's message names to recto.config.ts"],
  ['inline', 'script-src-attr', 'Use an event handler of a component'],
  ['inline', 'style-src-elem', 'the style sheet that styles of recto.config.ts names'],
  ['https://fonts.example/a.css', 'style-src-elem', 'typefaces into theme.fonts'],
] as const)('DEV-1: %s (%s) is named with another way', ([blockedURL, effectiveDirective, way]) => {
  expect(describeViolation({ blockedURL, effectiveDirective })).toContain(way);
});

test.for([
  ['data', 'frame-src'],
  [null, 'base-uri'],
] as const)('DEV-1: %s (%s) has no option', ([blockedURL, effectiveDirective]) => {
  expect(describeViolation({ blockedURL, effectiveDirective })).not.toContain('recto.config.ts');
});
