/** A phone, a tablet and a desk, in pixels. */
export const WIDTHS = [390, 768, 1440] as const;
export const MODES = ['light', 'dark'] as const;
