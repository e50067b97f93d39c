import { expect, test } from 'vitest';
import { roleRuleSchema } from '../roles/rules.ts';
import { createProviders } from './create-providers.ts';
import { providerSchema } from './provider-schema.ts';
import type { ProviderConfig } from './provider-schema.ts';

function open(providers: ProviderConfig[], env: Record<string, string>, hasAccounts = false) {
  const warnings: string[] = [];
  const opened = createProviders({
    providers: providers.map((provider) => providerSchema.parse(provider)),
    rules: [roleRuleSchema.parse({ role: 'reader', anyone: true })],
    repository: undefined,
    env,
    hasAccounts,
    warn: (text) => warnings.push(text),
  });
  return { names: opened.redirecting.map(({ name }) => name), password: opened.password?.name, warnings };
}

test('leaves out providers without credentials, with a warning that contains the variable', () => {
  const acme = { type: 'oidc', name: 'acme-sso', label: 'Acme', issuer: 'https://id.example' } as const;
  const { names, warnings } = open(['github', acme, 'google'], { RECTO_STUDIO_ACME_SSO_ID: 'a' });
  expect(names).toEqual(['acme-sso']);
  expect(warnings).toEqual([
    'Sign-in with GitHub is off: RECTO_STUDIO_GITHUB_ID is not set.',
    'Sign-in with Google is off: RECTO_STUDIO_GOOGLE_ID is not set.',
  ]);
});

test('passwords require users', () => {
  expect(open(['password'], {})).toMatchObject({
    password: undefined,
    warnings: [expect.stringContaining('recto user add')],
  });
  expect(open(['password'], {}, true)).toMatchObject({ password: 'password', warnings: [] });
});

test.for([
  [{ type: 'oidc', name: 'a', label: 'A', issuer: 'http://id.example' }, 'begins with https://'],
  [{ type: 'oidc', name: 'session', label: 'A', issuer: 'https://id.example' }, 'reserved by the studio'],
  [{ type: 'oidc', name: 'A b', label: 'A', issuer: 'https://id.example' }, 'lower-case letters'],
  [{ type: 'oidc', name: 'a', label: 'A' }, 'Invalid input'],
  ['facebook', 'Invalid input'],
] as const)('rejects %o', ([provider, message]) => {
  expect(JSON.stringify(providerSchema.safeParse(provider).error)).toContain(message);
});

test('checks a URL from the environment like one from the configuration', () => {
  const env = { RECTO_STUDIO_GITHUB_ID: 'a', RECTO_STUDIO_GITHUB_URL: 'http://github.example' };
  expect(() => open(['github'], env)).toThrow('begins with https://');
  expect(open(['github'], { ...env, RECTO_STUDIO_GITHUB_URL: 'https://github.example/' }).names).toEqual(['github']);
});
