/** Placeholder drawings in colours that are visible in light and dark mode. */
const draw = (shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" fill="none" stroke="#64748b" stroke-width="2"><rect width="640" height="360" fill="#e2e8f0" stroke="none"/>${shapes}</svg>`,
  )}`;

/** A page with a folded corner. */
export const PAGE = draw(
  '<path d="M220 60h160l50 50v250H220z" fill="#fff"/><path d="M380 60v50h50z" fill="#dcfce7"/><path d="M250 150h140M250 185h140M250 220h90"/>',
);

/** An open book. */
export const BOOK = draw(
  '<path d="M120 90c70-24 140-24 200 8 60-32 130-32 200-8v190c-70-24-140-24-200 8-60-32-130-32-200-8z" fill="#fff"/><path d="M320 98v190"/>',
);
