import type * as BeautifulMermaid from 'beautiful-mermaid';
import type { ContentError } from '../../errors.ts';
import { GENERATED, childrenOf, isElement, textOf } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';
import { MERMAID, diagramType, invalidDiagram, missingMermaid } from './mermaid-kinds.ts';
import type { CodeBlock } from '../tree/code-block.ts';
import { parseDrawing } from './parse-drawing.ts';

type Mermaid = Pick<typeof BeautifulMermaid, 'renderMermaidSVG' | 'parseMermaid'>;

/**
 * Renders code blocks with diagrams as SVG, in place and without a browser. Unsupported types of diagrams are rendered
 * by Mermaid in the browser; invalid diagrams are shown as source.
 */
export async function renderDiagrams(
  blocks: readonly CodeBlock[],
  file: string,
  hasMermaid: boolean,
): Promise<ContentError[]> {
  const diagrams = blocks.filter(({ language }) => language === 'mermaid');
  if (diagrams.length === 0) return [];
  const mermaid = await import('beautiful-mermaid');
  return diagrams.flatMap((block, index) => {
    const error = renderDiagram(block, mermaid, index + 1);
    if (error === undefined) return [];
    const kind = diagramType(block.code);
    const position = { file, ...block.position };
    if (kind === undefined) return [invalidDiagram(error, position)];
    const { pre } = block;
    pre.splice(0, pre.length, MERMAID, {}, [...pre] as TreeElement);
    return hasMermaid ? [] : [missingMermaid(kind, position)];
  });
}

/** Renders a diagram; returns an error message if that is not possible. */
function renderDiagram({ pre, code }: CodeBlock, mermaid: Mermaid, number: number): string | undefined {
  const source = code
    .split('\n')
    .filter((text) => !NOT_RENDERED.test(text))
    .join('\n');
  const svg = toSvg(mermaid, source);
  if ('error' in svg) return svg.error;
  const drawing = parseDrawing(svg.text);
  if (!drawing) return 'it is empty';
  prefixIds(drawing, `diagram-${number}-`);
  const label = DESCRIPTION.exec(code)?.[1]?.trim() ?? describe(mermaid, source, drawing);
  const { viewBox, width, height } = drawing[1];
  drawing[1] = { viewBox, width, height, role: 'img', 'aria-label': label, source: code };
  pre.splice(0, pre.length, 'figure', { class: 'diagram' }, drawing);
  return undefined;
}

/** Lines that are not part of the image: accessible texts and actions on click. */
const NOT_RENDERED = /^\s*(?:acc(?:Title|Descr)\s*:|click\s)/u;
const DESCRIPTION = /^\s*acc(?:Title|Descr)\s*:(.+)$/mu;

function toSvg({ renderMermaidSVG, parseMermaid }: Mermaid, source: string): { text: string } | { error: string } {
  try {
    if (FLOW.test(source) && parseMermaid(source).nodes.size === 0) return { error: 'it has no nodes' };
    return { text: renderMermaidSVG(source, { transparent: true, font: 'inherit' }) };
  } catch (error) {
    return { error: (error instanceof Error ? error.message : String(error)).replace(/\.$/u, '') };
  }
}

const FLOW = /^\s*(?:graph|flowchart|stateDiagram)/u;

/** Describes a diagram for screen readers: the edges of a flow chart, or the labels of other diagrams. */
function describe({ parseMermaid }: Mermaid, source: string, drawing: TreeElement): string {
  if (!FLOW.test(source)) return [...new Set(labelsOf(drawing))].join(', ');
  const { nodes, edges } = parseMermaid(source);
  const name = (id: string): string => nodes.get(id)?.label ?? id;
  const steps = edges.map(({ source, target, label }) => {
    const step = `${name(source)} → ${name(target)}`;
    return label === undefined ? step : `${step} (${label})`;
  });
  return steps.length > 0 ? steps.join('; ') : [...nodes.values()].map(({ label }) => label).join(', ');
}

function labelsOf(node: TreeNode): string[] {
  if (!isElement(node)) return [];
  if (node[0] === `${GENERATED}text`) return [textOf(node)];
  return childrenOf(node).flatMap(labelsOf);
}

/** Adds a prefix to the ids of a diagram, so that they are unique on the page, and removes unneeded attributes. */
function prefixIds(node: TreeElement, prefix: string): void {
  const [, props, ...children] = node;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string') continue;
    // A precision of a hundredth of a pixel is sufficient.
    const short = value.replaceAll(/\d+\.\d{3,}/gu, (number) => String(Math.round(Number(number) * 100) / 100));
    if (name === 'id') props[name] = `${prefix}${value}`;
    else if (value.startsWith('url(#')) props[name] = value.replace('url(#', `url(#${prefix}`);
    // Attributes that are not visible are removed; the label describes the diagram.
    else if (name.startsWith('data-') || name === 'xmlns' || (name === 'class' && !isStyled(value))) delete props[name];
    else props[name] = short;
  }
  for (const child of children) if (isElement(child)) prefixIds(child, prefix);
}

/** Returns whether the classes are needed: only charts get their colours by classes. */
function isStyled(classes: string): boolean {
  return classes.startsWith('xychart-');
}
