import type * as BeautifulMermaid from 'beautiful-mermaid';
import { ContentError } from '../../errors.ts';
import { DRAWN, childrenOf, isElement, textOf } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';
import type { CodeBlock } from '../tree/code-block.ts';
import { readDrawing } from './read-drawing.ts';

type Mermaid = Pick<typeof BeautifulMermaid, 'renderMermaidSVG' | 'parseMermaid'>;

/** Draws the blocks of code that are diagrams as SVG, in place and without a browser. */
export async function drawDiagrams(blocks: readonly CodeBlock[], file: string): Promise<void> {
  const diagrams = blocks.filter(({ language }) => language === 'mermaid');
  if (diagrams.length === 0) return;
  const mermaid = await import('beautiful-mermaid');
  for (const [index, block] of diagrams.entries()) drawDiagram(block, { mermaid, file, number: index + 1 });
}

function drawDiagram({ pre, code, line }: CodeBlock, { mermaid, file, number }: DrawOptions): void {
  const source = code
    .split('\n')
    .filter((text) => !ASIDE.test(text))
    .join('\n');
  const drawing = readDrawing(toSvg(mermaid, source, { file, line }));
  if (!drawing) return;
  nameParts(drawing, `diagram-${number}-`);
  const label = DESCRIPTION.exec(code)?.[1]?.trim() ?? describe(mermaid, source, drawing);
  const { viewBox, width, height } = drawing[1];
  drawing[1] = { viewBox, width, height, role: 'img', 'aria-label': label, source: code };
  pre.splice(0, pre.length, 'figure', { class: 'diagram' }, drawing);
}

interface DrawOptions {
  mermaid: Mermaid;
  file: string;
  number: number;
}

/** Lines that draw nothing: words for readers who do not see it, and what should happen on a click. */
const ASIDE = /^\s*(?:acc(?:Title|Descr)\s*:|click\s)/u;
const DESCRIPTION = /^\s*acc(?:Title|Descr)\s*:(.+)$/mu;

function toSvg(
  { renderMermaidSVG, parseMermaid }: Mermaid,
  source: string,
  place: { file: string; line: number },
): string {
  try {
    const isFlow = FLOW.test(source);
    if (isFlow && parseMermaid(source).nodes.size === 0) throw new Error('it has no nodes');
    return renderMermaidSVG(source, { transparent: true, font: 'inherit' });
  } catch (error) {
    throw new ContentError(
      'markdown/diagram',
      `The diagram cannot be drawn: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/u, '')}.`,
      'Correct it, or give the block another language than mermaid to show it as code.',
      place,
    );
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
