import { ContentError } from '@recto/content';

/** Files of a page, each of which has a required export. */
export type PageExport = 'screen' | 'layout' | 'server';

const EXPORTS: Readonly<Record<PageExport, { name: string; message: string; hint: string }>> = {
  screen: {
    name: 'default',
    message: 'The screen has no default export.',
    hint: 'Export the component that shows the page: export default function Screen() { … }.',
  },
  layout: {
    name: 'default',
    message: 'The layout has no default export.',
    hint: 'Export the component around the screen: export default function Layout({ children }) { … }.',
  },
  server: {
    name: 'load',
    message: 'The server file of the page does not export "load".',
    hint: 'Export the function that gets the data of the page: export async function load() { … }.',
  },
};

/** Returns an error if a file of a page lacks its required export; `undefined` otherwise. */
export function missingExport(kind: PageExport, exported: readonly string[], file: string): ContentError | undefined {
  const { name, message, hint } = EXPORTS[kind];
  return exported.includes(name) ? undefined : new ContentError(`page/${kind}`, message, hint, { file, line: 1 });
}
