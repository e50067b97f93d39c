import { ERROR_EVENTS } from '../dev-error.ts';
import type { DevError, RawError } from '../dev-error.ts';
import { findMissedChanges } from '../find-missed-changes.ts';
import { createErrorPanel } from './error-panel.ts';
import failedStyles from './failed-component.css?inline';
import { watchThrownErrors } from './thrown-errors.ts';

/**
 * Shows the errors of the site over the page, in development. It is independent of the page, so that it works even if
 * the page does not.
 */
// Vite provides `import.meta.hot` only to modules that contain this exact expression.
const hot = import.meta.hot;

const panel = createErrorPanel(({ location: file, line = 1, column = 1 }) => {
  const address = `${file}:${line}:${column}`;
  void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(address)}`);
});

/** Errors that the development server has reported. */
let listed: readonly DevError[] = [];
/** Errors that were thrown in this page since its code last changed. */
let thrown: readonly DevError[] = [];
/** Modules that could not be loaded with the page. The page is reloaded once they can be loaded. */
let missing: ReadonlySet<string> | undefined;

const pathOf = (): string => decodeURI(location.pathname);

function update(): void {
  const pageErrors = listed.filter(({ path }) => path !== undefined && isOpenPath(path));
  // Errors of this page come before errors of other parts of the site.
  const all = [...pageErrors, ...thrown, ...listed.filter(({ path }) => path === undefined)].sort(
    (a, b) => Number(a.isWarning ?? false) - Number(b.isWarning ?? false),
  );
  panel.show(all.filter((error, index) => all.findIndex((one) => isSame(one, error)) === index));
}

function isOpenPath(path: string): boolean {
  return path.replace(/(?<=.)\/$/u, '') === pathOf().replace(/(?<=.)\/$/u, '');
}

/** The same error can occur on the server and in the browser. */
function isSame(a: DevError, b: DevError): boolean {
  const isNear = a.position?.location === b.position?.location && a.position?.line === b.position?.line;
  return isNear && (a.message.endsWith(b.message) || b.message.endsWith(a.message));
}

function clearThrown(): void {
  thrown = [];
  update();
}

/** Browser modules that cannot be parsed. */
function findUnparsable(errors: readonly DevError[]): Set<string> {
  return new Set(
    errors.flatMap(({ kind, path, position }) =>
      kind === 'code' && path === undefined && position ? position.location : [],
    ),
  );
}

function send(raw: RawError): void {
  hot?.send(ERROR_EVENTS.thrown, { raw, path: pathOf() });
}

hot?.on(ERROR_EVENTS.list, ({ errors }: { errors: DevError[] }) => {
  listed = errors;
  const now = findUnparsable(errors);
  missing ??= now;
  update();
  if ([...missing].some((file) => !now.has(file))) location.reload();
});
hot?.on(ERROR_EVENTS.thrown, ({ error }: { error: DevError }) => {
  thrown = [...thrown, error];
  update();
});
hot?.on('vite:error', ({ err: { message, stack, id, loc } }) => {
  const file = loc?.file ?? id;
  send({ name: 'Error', message, stack, ...(file !== undefined && { file }), ...(loc && { line: loc.line }) });
});
for (const event of ['vite:beforeUpdate', 'recto:content', 'recto:code']) hot?.on(event, clearThrown);
for (const event of ['recto:content', 'recto:code']) {
  // A page that consists only of an error has no script that could refresh it.
  hot?.on(event, () => {
    if (!document.getElementById('app')) location.reload();
  });
}
const requestErrors = (): void => {
  hot?.send(ERROR_EVENTS.ask, {});
};
hot?.on('vite:ws:connect', requestErrors);
requestErrors();
if (!document.getElementById('app')) findMissedChanges();

watchThrownErrors(send);

let path = pathOf();
const onVisit = (): void => {
  if (path === pathOf()) return;
  path = pathOf();
  clearThrown();
};
// `hasOwn`, because an element with the id `navigation` would be an inherited property.
if (Object.hasOwn(globalThis, 'navigation')) navigation.addEventListener('currententrychange', onVisit);
else addEventListener('popstate', onVisit);

// Messages of markdown components that fail are in the page itself.
const sheet = new CSSStyleSheet();
sheet.replaceSync(failedStyles);
document.adoptedStyleSheets.push(sheet);
