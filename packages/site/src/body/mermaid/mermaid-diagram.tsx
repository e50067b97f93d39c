import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNearViewport } from '../../islands/use-near.ts';
import { renderMermaid, removeStyles } from './render-mermaid.ts';

interface MermaidDiagramProps {
  /** The source of the diagram, as a code block. */
  children?: ReactNode;
}

/** A diagram that is rendered when it comes into view. Until then, and if rendering fails, its source is shown. */
export default function MermaidDiagram({ children }: MermaidDiagramProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const isNear = useNearViewport(figure, true);
  const [svg, setSvg] = useState<string>();

  useEffect(() => {
    const { current: shown } = figure;
    const source = shown?.querySelector('pre')?.textContent;
    if (!isNear || !shown || source === undefined) return undefined;
    const owner = {};
    let isWanted = true;
    renderMermaid(source, owner, shown.clientWidth).then(
      (drawn) => {
        if (isWanted) setSvg(drawn);
        else removeStyles(owner);
      },
      (error: unknown) => {
        console.warn('A diagram could not be rendered, so its source is shown.', error);
      },
    );
    return () => {
      isWanted = false;
      removeStyles(owner);
    };
  }, [isNear]);

  return (
    <figure ref={figure} className="diagram" data-start="in-view">
      {svg === undefined ? children : <div dir="ltr" dangerouslySetInnerHTML={{ __html: svg }} />}
    </figure>
  );
}
