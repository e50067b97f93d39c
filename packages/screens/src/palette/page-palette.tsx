import type { App } from '@recto/site';

/** The palette over the pages of these collections, loaded when it is first wanted. */
export function pagePalette(...collections: readonly string[]): NonNullable<App['palette']> {
  return async () => {
    const { Palette } = await import('./palette.tsx');
    return (props) => <Palette {...props} collections={collections} />;
  };
}
