import { expect, test } from 'vitest';
import { oneLanguage } from '../../fixtures/test-app.tsx';
import { connectSources } from './security-policy.ts';

test.for([
  [{ icons: { hosts: [] } }, ["'self'"]],
  [{}, ["'self'", 'https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']],
  [
    { analytics: { host: 'https://stats.example/', domain: 'a' }, icons: { hosts: ['https://icons.example/v1'] } },
    ["'self'", 'https://stats.example', 'https://icons.example'],
  ],
  [{ analytics: { host: 'http://[::1]:8000', domain: 'a' }, icons: { hosts: [] } }, ["'self'", 'http://[::1]:8000']],
  [{ feedback: '/api/feedback', icons: { hosts: [] } }, ["'self'"]],
  [{ feedback: 'https://answers.example/in?site=1', icons: { hosts: [] } }, ["'self'", 'https://answers.example']],
] as const)('%o allows connections to %o', ([site, expected]) => {
  expect(connectSources({ ...oneLanguage, ...site })).toEqual(expected);
});

test.for(['stats.example', "https:; script-src 'unsafe-inline'", 'javascript:alert(1)', ''])(
  'rejects %o as a host',
  (host) => {
    const site = { ...oneLanguage, analytics: { host, domain: 'a' } };
    expect(() => connectSources(site)).toThrow('is not the URL of a host');
  },
);
