/** The part of the report of `npm audit --json` that is used. */
export interface AuditReport {
  vulnerabilities: Record<string, Vulnerability>;
}

interface Vulnerability {
  name: string;
  /** Advisories of the package itself, and names of its dependencies that have some. */
  via: (string | Advisory)[];
  /** Names of packages that depend on it. */
  effects: string[];
  /** Folders of its installed versions. */
  nodes: string[];
  fixAvailable: boolean | { name: string; version: string };
}

interface Advisory {
  title: string;
  url: string;
  severity: string;
  /** Affected versions. */
  range: string;
}

/** The part of `package-lock.json` that is used. */
export interface LockFile {
  packages: Record<string, { version?: string; dev?: boolean }>;
}

/** Describes every advisory with the installed versions, what depends on the package, and whether there is a fix. */
export function describeAdvisories({ vulnerabilities }: AuditReport, { packages }: LockFile): string[] {
  return Object.values(vulnerabilities).flatMap(({ name, via, nodes, fixAvailable }) => {
    const installed = nodes.map((node) => {
      const { version = 'of unknown version', dev } = packages[node] ?? {};
      return `${version}${dev === true ? ' (only for development)' : ''}`;
    });
    const dependents = pathsTo(name, vulnerabilities).map((path) => path.slice(0, -1));
    const chains = dependents.filter((path) => path.length > 0).map((path) => `  Needed by ${path.join(' → ')}`);
    return via
      .filter((one) => typeof one !== 'string')
      .map(({ title, url, severity, range }) =>
        [
          `${severity}: ${name} ${[...new Set(installed)].join(', ')}: ${title}`,
          `  Affected versions: ${range}. ${url}`,
          ...chains,
          `  ${describeFix(fixAvailable)}`,
        ].join('\n'),
      );
  });
}

/** Lists the paths from packages that nothing else affected depends on to a package, which is the last of each path. */
function pathsTo(
  name: string,
  vulnerabilities: AuditReport['vulnerabilities'],
  seen: readonly string[] = [],
): string[][] {
  const dependents = (vulnerabilities[name]?.effects ?? []).filter((one) => one !== name && !seen.includes(one));
  if (dependents.length === 0) return [[name]];
  return dependents.flatMap((dependent) =>
    pathsTo(dependent, vulnerabilities, [...seen, name]).map((path) => [...path, name]),
  );
}

function describeFix(fix: Vulnerability['fixAvailable']): string {
  if (fix === false) return 'There is no fixed version yet.';
  if (fix === true) return 'Fixed by "npm audit fix".';
  return `Fixed with ${fix.name} ${fix.version}.`;
}
