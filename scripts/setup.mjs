/** Installs missing packages, and the browsers for the browser tests. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { pinnedNode, readStamp, root, writeStamp } from './project.mjs';
import { run } from './run.mjs';
import { StepError } from './steps.mjs';

const MIN_NODE = 20;
const MIN_NPM = 11;
const installStamp = join(root, 'node_modules', '.recto-install');

/** Runs `npm ci` if the lock file has changed since the last installation. */
export async function ensureDependencies(step) {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readStamp(installStamp) === lockHash && existsSync(pinnedNode())) return;
  await step('Install packages', async (progress) => {
    await checkVersions();
    const expected = countExpected();
    const timer = setInterval(() => {
      progress(countPackages(join(root, 'node_modules')) / expected);
    }, 500);
    try {
      await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: root,
        failure: ['The packages could not be installed.', 'Check the network, then run the command again.'],
      });
    } finally {
      clearInterval(timer);
    }
    if (pinnedNode() === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
      throw new StepError(
        'The pinned Node was not installed.',
        'The package "node" has an install script: check that "allowScripts" in package.json contains "node" and that npm does not run with --ignore-scripts.',
      );
    }
    writeStamp(installStamp, lockHash);
    return `${expected} packages`;
  });
}

async function checkVersions() {
  const [node] = process.versions.node.split('.');
  if (Number(node) < MIN_NODE) {
    throw new StepError(`Node ${process.versions.node} is too old.`, `Install Node ${MIN_NODE} or later.`);
  }
  const version = await run('npm', ['--version'], {
    cwd: root,
    failure: ['npm is missing.', 'Install Node with npm.'],
  });
  if (Number(version.trim().split('\n').at(-1).split('.')[0]) < MIN_NPM) {
    throw new StepError(`npm ${version.trim()} is too old.`, `Run "npm install -g npm@${MIN_NPM}", then try again.`);
  }
}

/** Counts the packages of the lock file that npm installs on this platform; most binary packages are for others. */
function countExpected() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const fits = (allowed, value) => allowed === undefined || allowed.includes(value);
  return Object.entries(packages).filter(
    ([name, { os, cpu }]) => name.startsWith('node_modules/') && fits(os, process.platform) && fits(cpu, process.arch),
  ).length;
}

function countPackages(folder) {
  return list(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? list(join(folder, name)) : [name])).length;
}

/** Lists a folder, or nothing if it does not exist: npm removes and creates folders while it runs. */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Debian's package of headless Chromium, with which the browser tests take half as long as with full Chromium. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a browser: the one in RECTO_BROWSER, else Debian's headless Chromium, else another installed
 * Chromium, else the one that Playwright downloads.
 */
export async function ensureBrowser(step) {
  const browser = findNamed('RECTO_BROWSER') ?? findBrowser([SHELL]);
  if (browser) return browser;
  if (!canInstall()) return findBrowser(BROWSERS) ?? (await install(step, installFromPlaywright));
  return await install(
    step,
    async () => (await installDebianBrowser()) ?? findBrowser(BROWSERS) ?? (await installFromPlaywright()),
  );
}

/** Older versions lack WebDriver BiDi commands that Playwright sends to every page. */
const MIN_FIREFOX = 153;

/** Returns the path of Firefox, or `undefined` if it cannot be installed; the step then reports the skipped tests. */
export async function ensureFirefox(step) {
  const firefox = findNamed('RECTO_FIREFOX') ?? findBrowser(['firefox-esr']);
  if (firefox && (await isRecent(firefox))) return firefox;
  let path;
  await step('Install Firefox', async () => {
    const isInstalled = await installFromDebian(['firefox-esr']);
    const installed = isInstalled ? findBrowser(['firefox-esr']) : undefined;
    if (installed && (await isRecent(installed))) path = installed;
    return path ?? `skipped, with its tests: install firefox-esr ${MIN_FIREFOX} or later, or set RECTO_FIREFOX`;
  });
  return path;
}

/** Folders of system programs, which are not on every PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/bin'];

/** Installs HAProxy for the tests of several servers; if that is not possible, the step reports that they are skipped. */
export async function ensureHaproxy(step, folders = SYSTEM_FOLDERS) {
  const isInstalled = () => folders.some((folder) => existsSync(join(folder, 'haproxy')));
  if (isInstalled()) return;
  await step('Install HAProxy', async () => {
    await installFromDebian(['haproxy']);
    return isInstalled() ? 'haproxy' : 'skipped, with the tests of several servers: install haproxy';
  });
}

async function isRecent(firefox) {
  const failure = [`"${firefox}" did not start.`, 'Install it again.'];
  const version = await run(firefox, ['--version'], { cwd: root, failure }).catch(() => '');
  return Number(/Firefox (\d+)/.exec(version)?.[1]) >= MIN_FIREFOX;
}

async function install(step, getBrowser) {
  let path;
  await step('Install a browser', async () => {
    path = await getBrowser();
    return path;
  });
  return path;
}

function findNamed(variable) {
  const path = process.env[variable];
  if (path === undefined || existsSync(path)) return path;
  throw new StepError(`${variable} is "${path}", which does not exist.`, 'Correct the path, or unset the variable.');
}

function findBrowser(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

/** Only root can install Debian packages. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installDebianBrowser() {
  return (await installFromDebian([SHELL, 'fonts-noto-core'])) ? findBrowser([SHELL]) : undefined;
}

/** Installs Debian packages. Returns false if that is not possible on this machine, or if it fails. */
export async function installFromDebian(packages) {
  if (!canInstall()) return false;
  const failure = [`${packages.join(' and ')} could not be installed.`, 'Check the network.'];
  // Package scripts need programs from the sbin folders, which are not on every PATH.
  const env = { DEBIAN_FRONTEND: 'noninteractive', PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  try {
    await run('apt-get', ['update', '-qq'], { cwd: root, env, failure });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { cwd: root, env, failure });
    return true;
  } catch (error) {
    if (error instanceof StepError) return false;
    throw error;
  }
}

async function installFromPlaywright() {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await run(pinnedNode(), [cli, 'install', 'chromium'], {
    cwd: root,
    failure: [
      'No browser was found, and none could be installed.',
      `Install Chromium (on Debian: apt-get install ${SHELL}), or set RECTO_BROWSER to its path.`,
    ],
  });
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = await run(pinnedNode(), ['-e', script], {
    cwd: root,
    failure: ['The path of the Playwright browser could not be read.', 'Set RECTO_BROWSER to the path of a Chromium.'],
  });
  return path.trim();
}
