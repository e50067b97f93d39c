/** Tests the configuration files of the page "Running Recto" with the programs that read them, where they are installed. */
import { validate } from 'dockerfile-utils';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseYaml } from '../../packages/content/src/parse/yaml.ts';
import { READY_PATH } from '../../packages/site/src/constants.ts';
import { readConnectionLimits } from '../../packages/site/src/server/http/connection-limits.ts';
import { readListenOptions } from '../../packages/site/src/server/http/listen-options.ts';
import { isJsonLog } from '../../packages/site/src/server/log/write-log.ts';
import { readMetricsAddress } from '../../packages/site/src/server/operation/metrics-server.ts';
import { readShutdownTimes } from '../../packages/site/src/server/operation/shut-down.ts';
import { docs } from '../project.mjs';
import { readFences } from './read-fences.ts';

const fences = readFences(join(docs, 'content', 'en', 'docs', '6.deploy', '8.running.md'));

function example(name: string): string {
  const code = fences.find(({ file }) => file === name)?.code;
  if (code === undefined) throw new Error(`The page has no file "${name}".`);
  return code;
}

/** Finds a program, also in the folders of the administrator, which are not on every PATH. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-deployment-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Variables of `Environment=` lines or `ENV` instructions. */
function variablesIn(text: string, start: RegExp): Record<string, string> {
  const lines = text.split('\n').filter((line) => start.test(line));
  const pairs = lines.flatMap((line) => line.replace(start, '').split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

describe('systemd', () => {
  const unit = example('site.service');
  const analyze = findProgram('systemd-analyze');

  test.skipIf(analyze === undefined)('the unit is valid (skipped without systemd-analyze)', () => {
    const file = join(temporaryFolder(), 'site.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', file], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([]);
    expect(status).toBe(0);
  });

  test('the server has time to stop before it is killed', () => {
    const env = variablesIn(unit, /^Environment=/u);
    const { delay, timeout } = readShutdownTimes(env);
    expect(Number(/^TimeoutStopSec=(\d+)$/mu.exec(unit)?.[1])).toBeGreaterThan(delay + timeout);
    expect(isJsonLog(env)).toBe(true);
    expect(readMetricsAddress(env)).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readListenOptions(env)).toEqual({ port: 3000, hostname: '127.0.0.1' });
  });
});

describe('Docker', () => {
  const text = example('Dockerfile');

  test('the Dockerfile has no linter errors', () => {
    expect(validate(text).map(({ message, range: { start } }) => ({ line: start.line + 1, message }))).toEqual([]);
  });

  test('the ports are those that the server listens on', () => {
    const env = variablesIn(text, /^ENV /u);
    const ports = [readListenOptions(env).port, readMetricsAddress(env)?.port];
    expect(/^EXPOSE (.+)$/mu.exec(text)?.[1]).toBe(ports.join(' '));
    expect(readMetricsAddress(env)?.host).toBe('0.0.0.0');
    expect(text).toMatch(/^USER node$/mu);
    expect(text).toMatch(/^CMD \["node", "app\/server\/index\.mjs"\]$/mu);
  });
});

describe('nginx', () => {
  const text = example('site.conf');
  const nginx = findProgram('nginx');
  const openssl = findProgram('openssl');
  const canRun = nginx !== undefined && openssl !== undefined;

  test.skipIf(!canRun)('the configuration is valid (skipped without nginx and openssl)', () => {
    const folder = temporaryFolder();
    const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=site.example'];
    execFileSync(openssl ?? '', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const site = text.replace('/etc/ssl/certs/site.pem', certificate).replace('/etc/ssl/private/site.key', key);
    writeFileSync(join(folder, 'site.conf'), site);
    const logs = `error_log stderr; pid ${join(folder, 'pid')};`;
    writeFileSync(join(folder, 'nginx.conf'), `${logs} events {} http { access_log off; include site.conf; }`);
    const { stderr } = spawnSync(nginx ?? '', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/\[(?:emerg|alert|crit|error|warn)\]/u);
    expect(stderr).toContain('test is successful');
  });

  test('nginx closes idle connections before the server does, and waits for the longest request', () => {
    const { keepAlive, request } = readConnectionLimits({});
    const seconds = (name: string): number => Number(new RegExp(`${name} (\\d+)s;`, 'u').exec(text)?.[1]);
    expect(seconds('keepalive_timeout')).toBeLessThan(keepAlive);
    expect(seconds('proxy_read_timeout')).toBeGreaterThan(request);
  });
});

interface Probe {
  httpGet: { path: string; port: string };
  timeoutSeconds?: number;
}

interface Container {
  ports: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
}

describe('Kubernetes', () => {
  const read = (name: string) => parseYaml(example(name), name).data;
  let pod: { terminationGracePeriodSeconds: number; containers: [Container] };
  let labels: unknown;
  let selected: unknown;
  let env: Record<string, string>;

  beforeAll(() => {
    const { template, selector } = read('deployment.yaml')['spec'] as {
      selector: { matchLabels: unknown };
      template: { metadata: { labels: unknown }; spec: typeof pod };
    };
    pod = template.spec;
    ({ labels } = template.metadata);
    selected = selector.matchLabels;
    env = Object.fromEntries(pod.containers[0].env.map(({ name, value }) => [name, value]));
  });

  test('the ports are those that the server listens on', () => {
    const [{ ports }] = pod.containers;
    expect(ports).toEqual([
      { name: 'http', containerPort: readListenOptions(env).port },
      { name: 'metrics', containerPort: readMetricsAddress(env)?.port },
    ]);
    expect(readMetricsAddress(env)?.host).toBe('0.0.0.0');
  });

  test('the probes request paths that exist; the liveness probe does not depend on the database', () => {
    const [{ startupProbe, readinessProbe, livenessProbe }] = pod.containers;
    expect(readinessProbe.httpGet).toEqual({ path: READY_PATH, port: 'http' });
    expect(livenessProbe.httpGet).toEqual({ path: '/metrics', port: 'metrics' });
    expect(startupProbe.httpGet).toEqual(livenessProbe.httpGet);
  });

  test('the server has time to stop before it is killed', () => {
    const { delay, timeout } = readShutdownTimes(env);
    expect(delay).toBeGreaterThan(0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delay + timeout);
  });

  test('deployment and service select the pods, and the service a port that exists', () => {
    expect(selected).toEqual(labels);
    const service = read('service.yaml')['spec'] as { selector: unknown; ports: { targetPort: string }[] };
    expect(service.selector).toEqual(labels);
    expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  });
});
