import type { Connect } from './api/connection.ts';

/** Element that the editor is in. */
export const HOST_TAG = 'recto-studio';

let opening: Promise<{ toggle: () => void }> | undefined;

/** Opens the editor beside the page, or closes it. Its code is loaded the first time. */
export async function openEditor(connect: Connect): Promise<void> {
  if (opening) {
    (await opening).toggle();
    return;
  }
  opening = import('./panel/mount-panel.tsx').then(async ({ mountPanel }) => await mountPanel(connect));
  try {
    await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}
