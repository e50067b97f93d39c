import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { CORNERS, moveArea, moveCorner, resizeArea } from './crop-area.ts';
import type { Corner, CropArea } from './crop-area.ts';

/**
 * Minimum and maximum length of the longer side on the canvas, in pixels: large enough for touch, limited to save
 * memory.
 */
const [MIN_CANVAS_SIDE, MAX_CANVAS_SIDE] = [480, 1600];

/** Step of the arrow keys, as a share of the longer side. */
const STEP = 1 / 100;
/** Size of the handles, as a share of the longer side. */
const HANDLE = 1 / 60;

/** Size of the area around a handle that receives pointer events, relative to the handle. */
const HANDLE_HIT_SIZE = 3;

interface CropFrameProps {
  picture: ImageBitmap;
  area: CropArea;
  ratio: number | undefined;
  onChange: (area: CropArea) => void;
}

/** Shows the image with the crop area, which can be moved and resized by pointer and keyboard. */
export function CropFrame({ picture, area, ratio, onChange }: CropFrameProps): ReactNode {
  const messages = useMessages('media').crop;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height } = picture;
  const { left, top } = area;
  const longestSide = Math.max(width, height);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const scale = Math.min(Math.max(longestSide, MIN_CANVAS_SIDE), MAX_CANVAS_SIDE) / longestSide;
    element.width = Math.max(1, Math.round(width * scale));
    element.height = Math.max(1, Math.round(height * scale));
    element.getContext('2d')?.drawImage(picture, 0, 0, element.width, element.height);
  }, [picture, width, height, longestSide]);

  const pointAt = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const box = drawing.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - box.x) / box.width) * width, y: ((clientY - box.y) / box.height) * height };
  };
  /** Tracks the pointer while it is down. */
  const drag = (start: PointerEvent<SVGElement>, move: (x: number, y: number) => void): void => {
    const element = start.currentTarget;
    element.setPointerCapture(start.pointerId);
    const onMove = (event: Event): void => {
      const { x, y } = pointAt(event as unknown as PointerEvent);
      move(x, y);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener(
      'lostpointercapture',
      () => {
        element.removeEventListener('pointermove', onMove);
      },
      { once: true },
    );
  };
  const onCorner = (corner: Corner) => (start: PointerEvent<SVGElement>) => {
    drag(start, (x, y) => {
      onChange(moveCorner(area, { corner, x, y, ratio }, picture));
    });
  };
  const onFrame = (start: PointerEvent<SVGElement>): void => {
    const from = pointAt(start);
    drag(start, (x, y) => {
      onChange(moveArea(area, left + x - from.x, top + y - from.y, picture));
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = Math.max(1, Math.round(longestSide * STEP));
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    if (!event.shiftKey) onChange(moveArea(area, left + x * step, top + y * step, picture));
    else {
      const size = x === 0 ? { height: area.height + y * step } : { width: area.width + x * step };
      onChange(resizeArea(area, size, ratio, picture));
    }
  };

  const hole = `M0 0H${width}V${height}H0Z M${left} ${top}v${area.height}h${area.width}v${-area.height}Z`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move the frame; the fields do the same
    <div
      className="rs-crop-stage"
      role="application"
      aria-label={messages.frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="rs-crop-outside" d={hole} />
        <rect
          className="rs-crop-frame"
          x={left}
          y={top}
          width={area.width}
          height={area.height}
          onPointerDown={onFrame}
        />
        {CORNERS.map((corner) => {
          const centre = {
            cx: corner.endsWith('left') ? left : left + area.width,
            cy: corner.startsWith('top') ? top : top + area.height,
          };
          return (
            <g key={corner} className={`rs-crop-corner rs-crop-${corner}`} onPointerDown={onCorner(corner)}>
              <circle {...centre} r={longestSide * HANDLE * HANDLE_HIT_SIZE} className="rs-crop-reach" />
              <circle {...centre} r={longestSide * HANDLE} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
