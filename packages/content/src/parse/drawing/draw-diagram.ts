import type * as BeautifulMermaid from 'beautiful-mermaid';
import type { ContentError } from '../../errors.ts';
import { DRAWN, childrenOf, isElement, textOf } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';
import { MERMAID, kindOf, notADiagram, withoutMermaid } from './mermaid-kinds.ts';
import type { CodeBlock } from '../tree/code-block.ts';
import { readDrawing } from './read-drawing.ts';

type Mermaid = Pick<typeof BeautifulMermaid, 'renderMermaidSVG' | 'parseMermaid'>;

/**
 * Draws the blocks of code that are diagrams as SVG, in place and without a browser. Those of other kinds are left to
 * Mermaid in the browser, and of those that are no diagrams the source is shown.
 */
export async function drawDiagrams(
  blocks: readonly CodeBlock[],
  file: string,
  hasMermaid: boolean,
): Promise<ContentError[]> {
  const diagrams = blocks.filter(({ language }) => language === 'mermaid');
  if (diagrams.length === 0) return [];
  const mermaid = await import('beautiful-mermaid');
  return diagrams.flatMap((block, index) => {
    const error = drawDiagram(block, mermaid, index + 1);
    if (error === undefined) return [];
    const kind = kindOf(block.code);
    const place = { file, line: block.line };
    if (kind === undefined) return [notADiagram(error, place)];
    const { pre } = block;
    pre.splice(0, pre.length, MERMAID, {}, [...pre] as TreeElement);
    return hasMermaid ? [] : [withoutMermaid(kind, place)];
  });
}

/** What is wrong with it, where it cannot be drawn. */
function drawDiagram({ pre, code }: CodeBlock, mermaid: Mermaid, number: number): string | undefined {
  const source = code
    .split('\n')
    .filter((text) => !ASIDE.test(text))
    .join('\n');
  const svg = toSvg(mermaid, source);
  if ('error' in svg) return svg.error;
  const drawing = readDrawing(svg.text);
  if (!drawing) return 'nothing is drawn';
  nameParts(drawing, `diagram-${number}-`);
  const label = DESCRIPTION.exec(code)?.[1]?.trim() ?? describe(mermaid, source, drawing);
  const { viewBox, width, height } = drawing[1];
  drawing[1] = { viewBox, width, height, role: 'img', 'aria-label': label, source: code };
  pre.splice(0, pre.length, 'figure', { class: 'diagram' }, drawing);
  return undefined;
}

/** Lines that draw nothing: words for readers who do not see it, and what should happen on a click. */
const ASIDE = /^\s*(?:acc(?:Title|Descr)\s*:|click\s)/u;
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

/** What leads where, for readers who do not see the drawing; for other kinds of diagram, the words in it. */
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
  if (node[0] === `${DRAWN}text`) return [textOf(node)];
  return childrenOf(node).flatMap(labelsOf);
}

/** Several diagrams share a page, so the names of their parts must differ. */
function nameParts(node: TreeElement, prefix: string): void {
  const [, props, ...children] = node;
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string') continue;
    // A hundredth of a pixel is fine enough.
    const short = value.replaceAll(/\d+\.\d{3,}/gu, (number) => String(Math.round(Number(number) * 100) / 100));
    if (name === 'id') props[name] = `${prefix}${value}`;
    else if (value.startsWith('url(#')) props[name] = value.replace('url(#', `url(#${prefix}`);
    // Only what is drawn is kept: what the parts stand for is said in words.
    else if (name.startsWith('data-') || name === 'xmlns' || (name === 'class' && !isStyled(value))) delete props[name];
    else props[name] = short;
  }
  for (const child of children) if (isElement(child)) nameParts(child, prefix);
}

/** Of all diagrams only charts leave their colours to classes. */
function isStyled(classes: string): boolean {
  return classes.startsWith('xychart-');
}
