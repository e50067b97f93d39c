import type { Connect } from './api/connection.ts';
import { loadLanguage } from './messages/load-language.ts';

/** Tag name of the element that contains the editor. */
export const HOST_TAG = 'recto-studio';

let opening: Promise<{ toggle: () => void }> | undefined;

/**
 * Loads the code of the panel with its texts, and of the visual editor, which is shown first. Reports no error: opening the editor loads
 * missing code again.
 */
export function preloadEditor(): void {
  void Promise.allSettled([
    import('./panel/mount-panel.tsx'),
    import('./visual/visual-view.tsx'),
    loadLanguage(document.documentElement.lang),
  ]);
}

/** Shows or hides the editor. Returns `false` if it was not opened on this page before. */
export async function toggleEditor(): Promise<boolean> {
  if (!opening) return false;
  (await opening).toggle();
  return true;
}

/** Opens the editor next to the page, or closes it. Its code is loaded on first use. */
export async function openEditor(connect: Connect): Promise<void> {
  if (await toggleEditor()) return;
  preloadEditor();
  opening = import('./panel/mount-panel.tsx').then(async ({ mountPanel }) => await mountPanel(connect));
  try {
    await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}
