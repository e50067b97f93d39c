/** A picture for light mode and its version for dark mode: `main.webp` and `main-dark.webp`. */
export interface ModePicture {
  src: string;
  dark: string;
}

/** Returns the paths of a picture for both colour modes. */
export function inBothModes(src: string): ModePicture {
  return { src, dark: src.replace(/(?=\.\w+$)/u, '-dark') };
}
