import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

/**
 * What authors wrote, and what only a living page can do with it: code and the links of headings are copied,
 * pictures grow. The prose itself is HTML that React leaves alone; what listens to it comes when somebody comes near.
 */
export function Prose({ className = '', children }: { className?: string; children: ReactNode }): ReactNode {
  const word = useWords();
  const prose = useRef<HTMLDivElement>(null);
  const voice = useRef<HTMLSpanElement>(null);

  const prepare = useEffectEvent(async () => {
    const { startTools } = await import('./tools.ts');
    if (prose.current && voice.current) startTools(prose.current, voice.current, word);
  });
  useEffect(() => {
    const near = new AbortController();
    const onNear = (): void => {
      near.abort();
      void prepare();
    };
    for (const sign of ['pointerover', 'focusin']) prose.current?.addEventListener(sign, onNear, near);
    return () => {
      near.abort();
    };
  }, []);

  return (
    <>
      <div ref={prose} className={`prose ${className}`.trim()}>
        {children}
      </div>
      <span ref={voice} aria-live="polite" className="sr-only" />
    </>
  );
}
