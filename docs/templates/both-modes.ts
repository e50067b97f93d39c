/** A picture for light pages, and its twin for dark ones: `main.webp` and `main-dark.webp`. */
export interface ModePicture {
  src: string;
  dark: string;
}

export function inBothModes(src: string): ModePicture {
  return { src, dark: src.replace(/(?=\.\w+$)/u, '-dark') };
}
