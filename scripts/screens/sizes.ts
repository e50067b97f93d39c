/** Widths of a phone, a tablet and a desktop window, in pixels. */
export const WIDTHS = [390, 768, 1440] as const;
/** The colour modes of the screenshots. */
export const MODES = ['light', 'dark'] as const;
