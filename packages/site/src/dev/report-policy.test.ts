import { expect, test } from 'vitest';
import { describeViolation, isHarmless } from './report-policy.ts';

test.for([
  [
    'https://images.example/a.png',
    'img-src',
    "add to recto.config.ts: policy: { images: ['https://images.example'] }.",
  ],
  ['https://video.example/1', 'frame-src', "add to recto.config.ts: policy: { frames: ['https://video.example'] }."],
  ['wss://live.example/socket', 'connect-src', "policy: { connections: ['wss://live.example'] }."],
  ['https://api.example:8443/x', 'connect-src', "policy: { connections: ['https://api.example:8443'] }."],
] as const)('DEV-1: names the option that allows %s (%s)', ([blockedURL, effectiveDirective, end]) => {
  expect(describeViolation({ blockedURL, effectiveDirective })).toContain(
    `blocks ${blockedURL} (${effectiveDirective})`,
  );
  expect(describeViolation({ blockedURL, effectiveDirective })).toContain(end);
});

test.for([
  ['inline', 'script-src-elem', "add the hash in the browser's message to recto.config.ts"],
  ['inline', 'script-src-attr', 'Use an event handler of a component'],
  ['inline', 'style-src-elem', 'the style sheet in "styles" of recto.config.ts'],
  ['https://fonts.example/a.css', 'style-src-elem', 'fonts to "theme.fonts"'],
] as const)('DEV-1: suggests an alternative for %s (%s)', ([blockedURL, effectiveDirective, way]) => {
  expect(describeViolation({ blockedURL, effectiveDirective })).toContain(way);
});

test.for([
  ['data', 'frame-src'],
  [null, 'base-uri'],
] as const)('DEV-1: names no option for %s (%s)', ([blockedURL, effectiveDirective]) => {
  expect(describeViolation({ blockedURL, effectiveDirective })).not.toContain('recto.config.ts');
});

const DEPENDENCIES = 'http://localhost:5173/node_modules/.vite/deps';

test.for([
  [`${DEPENDENCIES}/zod-Cw6rw3gD.js`, true],
  [`${DEPENDENCIES}/@recto_site___@recto_content___zod.js?v=1a2b3c4d`, true],
  [`${DEPENDENCIES}/react-dom_client.js?v=1a2b3c4d`, true],
  [`${DEPENDENCIES}/lodash.js?v=1a2b3c4d`, false],
  ['http://localhost:5173/components/react-card.js', false],
  [null, false],
] as const)('DEV-1: ignores eval in %s: %s', ([sourceFile, isIgnored]) => {
  expect(isHarmless({ blockedURL: 'eval', sourceFile })).toBe(isIgnored);
});

test('DEV-1: reports what a dependency loads from another origin', () => {
  expect(isHarmless({ blockedURL: 'https://images.example/a.png', sourceFile: `${DEPENDENCIES}/react.js` })).toBe(
    false,
  );
});
