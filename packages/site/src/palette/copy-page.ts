import { COPIED_MS, copyText, fetchText } from '@recto/ui/boot';
import { rawPath } from '../app/raw-path.ts';
import type { PaletteItem } from './items.ts';
import { plainText } from './mark-words.ts';
import type { PaletteContext } from './palette-context.ts';

interface CopyPage {
  /** Returns the command, whose label shows the outcome for a moment. */
  item: () => PaletteItem;
  /** Returns the outcome for a short time after copying, otherwise `undefined`. */
  note: () => string | undefined;
}

/** Creates the command that copies the markdown of the page. */
export function createCopyPage({ page, message }: PaletteContext, onChange: () => void): CopyPage {
  let note: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (text: string | undefined): void => {
    note = text;
    onChange();
  };
  const copy = async (): Promise<void> => {
    const result = await copyText(fetchText(rawPath(page.path)));
    set(message(result === 'copied' ? 'copy.copied' : 'copy.failed'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      set(undefined);
    }, COPIED_MS);
  };
  return {
    note: () => note,
    item: () => ({
      label: plainText(note ?? message('docs.copyPage')),
      keepsOpen: true,
      run() {
        void copy();
      },
    }),
  };
}
