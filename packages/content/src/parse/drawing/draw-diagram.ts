import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';

/** A drawn diagram, or why it cannot be drawn. */
export type DrawnDiagram = { svg: string; description?: string | undefined } | { error: string };

/** Draws the source of a diagram. */
export type DrawDiagram = (source: string) => Promise<DrawnDiagram>;

const FLOW = /^\s*(?:graph|flowchart|stateDiagram)/u;

/** Draws a diagram as SVG. The description for screen readers is missing if it consists of the labels of the drawing. */
export function drawDiagram(source: string): DrawnDiagram {
  try {
    const isFlow = FLOW.test(source);
    if (isFlow && parseMermaid(source).nodes.size === 0) return { error: 'it has no nodes' };
    const svg = renderMermaidSVG(source, { transparent: true, font: 'inherit' });
    return { svg, ...(isFlow && { description: describeFlow(source) }) };
  } catch (error) {
    return { error: (error instanceof Error ? error.message : String(error)).replace(/\.$/u, '') };
  }
}

/** Describes the edges of a flow chart. */
function describeFlow(source: string): string {
  const { nodes, edges } = parseMermaid(source);
  const name = (id: string): string => nodes.get(id)?.label ?? id;
  const steps = edges.map(({ source: from, target, label }) => {
    const step = `${name(from)} → ${name(target)}`;
    return label === undefined ? step : `${step} (${label})`;
  });
  return steps.length > 0 ? steps.join('; ') : [...nodes.values()].map(({ label }) => label).join(', ');
}
