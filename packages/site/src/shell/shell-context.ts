import type { useColorMode } from '../color-mode/use-color-mode.ts';
import type { useShell } from './use-shell.ts';
import { createContext, use } from 'react';

/** What header and footer know of the page; what opens above the page is told, and need not find it out again. */
export interface ShellState {
  shell: ReturnType<typeof useShell>;
  colorMode: ReturnType<typeof useColorMode>;
  /** Address of the page that lists all pages; a site may have none. */
  searchPage: string | undefined;
}

export const ShellContext = createContext<ShellState | null>(null);

export function useShellState(): ShellState {
  const state = use(ShellContext);
  if (!state) throw new Error('The palette needs the shell around it.');
  return state;
}
