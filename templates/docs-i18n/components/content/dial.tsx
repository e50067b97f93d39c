'use client';

import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { hourLine } from '../dial/hour-line.ts';

const HOURS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const RADIUS = 100;
const NUMBERS = 113;

interface DialProps {
  /** Initial latitude in degrees. A property in markdown is a string: `latitude="48"`. */
  latitude?: number | string;
  label?: string;
  caption?: string;
}

/** The face of a horizontal sundial for a latitude that the visitor selects. Its texts are properties in markdown. */
export default function Dial({ latitude: first = 45, label = '', caption = '' }: DialProps): ReactNode {
  const id = useId();
  const [latitude, setLatitude] = useState(Number(first));
  return (
    <figure className="rounded-lg border border-rule bg-leaf p-5">
      {/* Not mirrored in right-to-left languages: north is up, and the morning hours are in the west. */}
      <svg viewBox="-124 -124 248 136" aria-hidden="true" className="mx-auto w-full max-w-lg">
        <path
          d={`M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0Z`}
          className="fill-paper stroke-rule forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
        {HOURS.map((hour) => (
          <HourLine key={hour} hour={hour} angle={hourLine(hour, latitude)} />
        ))}
        <circle r="3" className="fill-accent forced-colors:fill-[CanvasText]" />
      </svg>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="range"
          min="15"
          max="65"
          value={latitude}
          onChange={(event) => {
            setLatitude(Number(event.target.value));
          }}
          className="min-w-32 flex-1 accent-accent"
        />
        <output htmlFor={id} dir="ltr" className="w-10 text-end tabular-nums">
          {latitude}°
        </output>
      </div>
      <figcaption className="mt-3 text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}

function HourLine({ hour, angle }: { hour: number; angle: number }): ReactNode {
  const isNoon = hour === 12;
  return (
    <g
      transform={`rotate(${angle})`}
      className={`${isNoon ? 'stroke-accent text-accent' : 'stroke-soft text-soft'} forced-colors:stroke-[CanvasText] forced-colors:text-[CanvasText]`}
    >
      <path d={`M0 -14V${-RADIUS}`} strokeWidth={isNoon ? 1.5 : 0.75} />
      <g transform={`translate(0 ${-NUMBERS}) rotate(${-angle})`} stroke="none">
        <text textAnchor="middle" dominantBaseline="central" fontSize="9" fill="currentColor">
          {hour}
        </text>
      </g>
    </g>
  );
}
