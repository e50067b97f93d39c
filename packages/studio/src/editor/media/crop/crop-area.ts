/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** An area of an image, in image pixels. */
export interface CropArea extends Size {
  left: number;
  top: number;
}

/** Width divided by height, by aspect ratio name. */
const RATIOS = { '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '9:16': 9 / 16 } as const;
/** Name of an aspect ratio. */
export type AspectRatio = 'free' | 'original' | keyof typeof RATIOS;
/** All aspect ratios, in display order. */
export const ASPECT_RATIOS: readonly AspectRatio[] = [
  'free',
  'original',
  ...(Object.keys(RATIOS) as (keyof typeof RATIOS)[]),
];

/** A corner of the crop area. */
export type Corner = `${'top' | 'bottom'}-${'left' | 'right'}`;
/** All corners. */
export const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** Minimum width and height in pixels, unless the image is smaller. */
const MIN_SIZE = 8;

/** Aspect ratio as a number; `undefined` if width and height are independent. */
export function ratioOf(shape: AspectRatio, picture: Size): number | undefined {
  if (shape === 'free') return undefined;
  return shape === 'original' ? picture.width / picture.height : RATIOS[shape];
}

/** The area of the whole image. */
export function wholeArea({ width, height }: Size): CropArea {
  return { left: 0, top: 0, width, height };
}

/** The largest area with a ratio, centred in another area. */
export function fitRatio(area: CropArea, ratio: number | undefined): CropArea {
  if (ratio === undefined) return area;
  const width = Math.max(1, Math.min(area.width, Math.round(area.height * ratio)));
  const height = Math.max(1, Math.min(area.height, Math.round(width / ratio)));
  return {
    left: area.left + Math.floor((area.width - width) / 2),
    top: area.top + Math.floor((area.height - height) / 2),
    width,
    height,
  };
}

/** Moves the area within the image. */
export function moveArea(area: CropArea, left: number, top: number, picture: Size): CropArea {
  return {
    ...area,
    left: clamp(Math.round(left), 0, picture.width - area.width),
    top: clamp(Math.round(top), 0, picture.height - area.height),
  };
}

/** Movement of a corner. */
export interface CornerMove {
  corner: Corner;
  /** Target position of the corner. */
  x: number;
  y: number;
  ratio: number | undefined;
}

/** Moves one corner; the opposite corner stays where it is. */
export function moveCorner(area: CropArea, { corner, x, y, ratio }: CornerMove, picture: Size): CropArea {
  const [isLeft, isTop] = [corner.endsWith('left'), corner.startsWith('top')];
  const fixedX = isLeft ? area.left + area.width : area.left;
  const fixedY = isTop ? area.top + area.height : area.top;
  const max = { width: isLeft ? fixedX : picture.width - fixedX, height: isTop ? fixedY : picture.height - fixedY };
  const requested = { width: isLeft ? fixedX - x : x - fixedX, height: isTop ? fixedY - y : y - fixedY };
  const { width, height } = limitSize(requested, max, ratio);
  return { left: isLeft ? fixedX - width : fixedX, top: isTop ? fixedY - height : fixedY, width, height };
}

function limitSize(requested: Size, max: Size, ratio: number | undefined): Size {
  const min = { width: Math.min(MIN_SIZE, max.width), height: Math.min(MIN_SIZE, max.height) };
  if (ratio === undefined) {
    return {
      width: clamp(Math.round(requested.width), min.width, max.width),
      height: clamp(Math.round(requested.height), min.height, max.height),
    };
  }
  const widest = Math.min(max.width, max.height * ratio);
  const width = clamp(Math.max(requested.width, requested.height * ratio), Math.min(min.width, widest), widest);
  return {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.min(max.height, Math.round(width / ratio))),
  };
}

/** Changes the width or height of the area. It grows to the right and bottom, and moves if there is not enough room. */
export function resizeArea(area: CropArea, size: Partial<Size>, ratio: number | undefined, picture: Size): CropArea {
  const requested =
    ratio === undefined
      ? { width: area.width, height: area.height, ...size }
      : { width: size.width ?? (size.height ?? area.height) * ratio, height: 0 };
  const limited = limitSize(requested, picture, ratio);
  return moveArea({ ...area, ...limited }, area.left, area.top, picture);
}

/** Computes the size of the result from its width or height, keeping the ratio. Images are never enlarged. */
export function outputSize(area: Size, requested: Partial<Size>): Size {
  const scale = Math.min(1, (requested.width ?? Infinity) / area.width, (requested.height ?? Infinity) / area.height);
  return { width: Math.max(1, Math.round(area.width * scale)), height: Math.max(1, Math.round(area.height * scale)) };
}

function clamp(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
}
