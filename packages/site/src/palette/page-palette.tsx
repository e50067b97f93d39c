import type { App } from '../app/app.ts';

/** Something to do, beside what every palette offers: `{ label: 'header.studio', to: '/studio' }`. */
export interface PaletteAction {
  /** A key of the language packs, or the text itself. */
  label: string;
  /** Address without language. */
  to: string;
}

export interface PagePaletteOptions {
  actions?: readonly PaletteAction[];
}

/** The palette of a site, loaded when it is first wanted. It finds what its collections let be found. */
export function pagePalette(options: PagePaletteOptions = {}): NonNullable<App['palette']> {
  return {
    warm(context) {
      import('./open-search.ts').then(
        ({ warmSearch }) => {
          warmSearch(context);
        },
        // The palette itself reports files that cannot be loaded.
        () => undefined,
      );
    },
    async load() {
      const { Palette } = await import('./palette.tsx');
      return (props) => <Palette {...options} {...props} />;
    },
  };
}
