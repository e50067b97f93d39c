/** Installs what is missing: packages, and browsers for the journeys. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { pinnedNode, readStamp, root, writeStamp } from './project.mjs';
import { run } from './run.mjs';
import { StepError } from './steps.mjs';

const OLDEST_NODE = 20;
const OLDEST_NPM = 11;
const installStamp = join(root, 'node_modules', '.recto-install');

export async function ensureDependencies(step) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readStamp(installStamp) === wanted && existsSync(pinnedNode())) return;
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
        'Its package needs its install script: check that "allowScripts" in package.json names "node" and that npm is not run with --ignore-scripts.',
      );
    }
    writeStamp(installStamp, wanted);
    return `${expected} packages`;
  });
}

async function checkVersions() {
  const [node] = process.versions.node.split('.');
  if (Number(node) < OLDEST_NODE) {
    throw new StepError(
      `Node ${process.versions.node} is too old to start with.`,
      `Install Node ${OLDEST_NODE} or later.`,
    );
  }
  const version = await run('npm', ['--version'], {
    cwd: root,
    failure: ['npm is missing.', 'Install Node with npm.'],
  });
  if (Number(version.trim().split('\n').at(-1).split('.')[0]) < OLDEST_NPM) {
    throw new StepError(`npm ${version.trim()} is too old.`, `Run "npm install -g npm@${OLDEST_NPM}", then try again.`);
  }
}

/** Packages of the lock file that this machine gets: most binaries are for others. */
function countExpected() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const fits = (wanted, own) => wanted === undefined || wanted.includes(own);
  return Object.entries(packages).filter(
    ([name, { os, cpu }]) => name.startsWith('node_modules/') && fits(os, process.platform) && fits(cpu, process.arch),
  ).length;
}

function countPackages(folder) {
  return list(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? list(join(folder, name)) : [name])).length;
}

/** npm removes and creates folders meanwhile. */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Chromium without its window, as Debian packs it: journeys take half the time in it. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The one that was named, else Debian's package, else a Chromium of the machine, else Playwright's own; gives its path. */
export async function ensureBrowser(step) {
  const found = findNamed('RECTO_BROWSER') ?? findBrowser([SHELL]);
  if (found) return found;
  if (!canInstall()) return findBrowser(BROWSERS) ?? (await install(step, installFromPlaywright));
  return await install(
    step,
    async () => (await installDebianBrowser()) ?? findBrowser(BROWSERS) ?? (await installFromPlaywright()),
  );
}

/** Older ones lack commands of WebDriver BiDi that Playwright sends to every page. */
const OLDEST_FIREFOX = 153;

/** Gives the path of Firefox; `undefined` where none can be had, which the step says. The tests in it are left out then. */
export async function ensureFirefox(step) {
  const found = findNamed('RECTO_FIREFOX') ?? findBrowser(['firefox-esr']);
  if (found && (await isRecent(found))) return found;
  let path;
  await step('Install Firefox', async () => {
    const isInstalled = await installFromDebian(['firefox-esr']);
    const installed = isInstalled ? findBrowser(['firefox-esr']) : undefined;
    if (installed && (await isRecent(installed))) path = installed;
    return path ?? `left out, with its tests: install firefox-esr ${OLDEST_FIREFOX} or later, or set RECTO_FIREFOX`;
  });
  return path;
}

async function isRecent(firefox) {
  const failure = [`"${firefox}" did not start.`, 'Install it again.'];
  const version = await run(firefox, ['--version'], { cwd: root, failure }).catch(() => '');
  return Number(/Firefox (\d+)/.exec(version)?.[1]) >= OLDEST_FIREFOX;
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
  const named = process.env[variable];
  if (named === undefined || existsSync(named)) return named;
  throw new StepError(`${variable} names "${named}", which does not exist.`, 'Correct the path, or unset it.');
}

function findBrowser(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

/** Packages are root's to install. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installDebianBrowser() {
  return (await installFromDebian([SHELL, 'fonts-noto-core'])) ? findBrowser([SHELL]) : undefined;
}

/** Installs Debian's packages. Gives false where that is not allowed, and where it fails. */
export async function installFromDebian(packages) {
  if (!canInstall()) return false;
  const failure = [`${packages.join(' and ')} could not be installed.`, 'Check the network.'];
  // Package scripts need root's own programs, which are not on every path.
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
      `Install Chromium (on Debian: apt-get install ${SHELL}), or set RECTO_BROWSER to one.`,
    ],
  });
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = await run(pinnedNode(), ['-e', script], {
    cwd: root,
    failure: ['Playwright did not tell where its browser is.', 'Set RECTO_BROWSER to a Chromium.'],
  });
  return path.trim();
}
