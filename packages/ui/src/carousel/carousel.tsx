import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { nextTab } from '../tabs/tab-keys.ts';
import { useMessages } from '../messages/messages.ts';
import { scrollToSlide } from './scroll-to-slide.ts';

/** Properties of `Carousel`. */
export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  /** Content of the slides. */
  slides: readonly ReactNode[];
}

/** Slides in a scrollable row, which works by touch and keyboard without script. The buttons need script. */
export function Carousel({ label, slides }: CarouselProps): ReactNode {
  const message = useMessages();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const count = slides.length;
  const [active, setActive] = useState(0);

  useEffect(() => {
    const root = track.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (seen) setActive([...root.children].indexOf(seen));
      },
      { root, threshold: 0.6 },
    );
    for (const slide of [...root.children].slice(0, count)) observer.observe(slide);
    return () => {
      observer.disconnect();
    };
  }, [count]);

  const show = (index: number): void => {
    if (track.current) scrollToSlide(track.current, index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = nextTab(event.key, { chosen: active, count: count, direction, isColumn: false });
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return (
    <section aria-label={label} aria-roledescription={message('carousel.role')} className="carousel" data-live>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrollable element must be scrollable by keys */}
      <ul
        ref={track}
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="carousel-track"
      >
        {slides.map((slide, index) => (
          <li
            key={index}
            aria-roledescription={message('carousel.slideRole')}
            aria-label={message('carousel.slide', { slide: String(index + 1), count: String(count) })}
            className="carousel-slide"
          >
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="carousel-controls needs-script">
          <Arrow label={message('carousel.prev')} track={id} disabled={active === 0} onClick={() => show(active - 1)} />
          <ul aria-label={message('carousel.dots')} className="carousel-dots">
            {slides.map((_, index) => (
              <li key={index}>
                <button
                  type="button"
                  aria-label={message('carousel.goto', { slide: String(index + 1) })}
                  aria-current={index === active ? 'true' : undefined}
                  onClick={() => {
                    show(index);
                  }}
                />
              </li>
            ))}
          </ul>
          <Arrow
            label={message('carousel.next')}
            track={id}
            isNext
            disabled={active === count - 1}
            onClick={() => show(active + 1)}
          />
        </div>
      )}
    </section>
  );
}

interface ArrowProps {
  label: string;
  track: string;
  isNext?: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** Stays focusable when disabled at the end of the row, so that the focus is not lost. */
function Arrow({ label, track, isNext = false, disabled, onClick }: ArrowProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={track}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="icon-button"
    >
      <svg viewBox="0 0 8 12" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
        <path d={isNext ? 'm1.5 1 5 5-5 5' : 'm6.5 1-5 5 5 5'} />
      </svg>
    </button>
  );
}
