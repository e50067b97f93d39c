import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode } from '../../scripts/project.mjs';
import type { Figures } from './measurements.ts';
import { TOOLS } from './paths.ts';

interface LighthouseReport {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const AUDITS = {
  firstContentfulPaintMilliseconds: 'first-contentful-paint',
  largestContentfulPaintMilliseconds: 'largest-contentful-paint',
  blockingMilliseconds: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
};
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

/** Returns scores from 0 to 100, and the values of the audits, for a phone on a slow network or for a desktop. */
export async function measureLighthouse(url: string, device: 'mobile' | 'desktop', browser: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    pinnedNode(),
    [
      join(TOOLS, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.values(CATEGORIES).join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 256_000_000, timeout: 180_000 },
  );
  return readReport(JSON.parse(stdout) as LighthouseReport);
}

function readReport({ categories, audits }: LighthouseReport): Figures {
  const scores = Object.entries(CATEGORIES).map(([name, id]) => {
    const score = categories[id]?.score;
    return [name, score == null ? null : Math.round(score * 100)];
  });
  const auditValues = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? null]);
  return Object.fromEntries([...scores, ...auditValues]) as Figures;
}
