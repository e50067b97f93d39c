import type { ReactNode } from 'react';

const ICON_PATHS = {
  up: 'M8 12.5v-9M4 7.5l4-4 4 4',
  down: 'M8 3.5v9M4 8.5l4 4 4-4',
  remove: 'M4 4l8 8M12 4l-8 8',
  add: 'M8 3v10M3 8h10',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  open: 'M6 4l4 4-4 4',
};

/** An icon of the form. */
export function FormIcon({ name }: { name: keyof typeof ICON_PATHS }): ReactNode {
  return (
    <svg className="rs-symbol" data-symbol={name} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
