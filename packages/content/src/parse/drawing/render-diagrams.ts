import type { ContentError } from '../../errors.ts';
import { GENERATED, childrenOf, isElement, textOf } from '../document.ts';
import type { TreeElement, TreeNode } from '../document.ts';
import { MERMAID, diagramType, invalidDiagram, missingMermaid } from './mermaid-kinds.ts';
import type { CodeBlock } from '../tree/code-block.ts';
import type { DrawDiagram } from './draw-diagram.ts';
import { parseDrawing } from './parse-drawing.ts';

/** Options of `renderDiagrams`. */
export interface DiagramOptions {
  /** Whether the site renders other types of diagrams with Mermaid in the browser. */
  hasMermaid: boolean;
  /**
   * Draws a diagram.
   * @default in this thread
   */
  draw?: DrawDiagram | undefined;
}

/** The drawing library is large, so it is loaded with the first diagram. */
const drawHere: DrawDiagram = async (source) => (await import('./draw-diagram.ts')).drawDiagram(source);

/**
 * Renders code blocks with diagrams as SVG, in place and without a browser. Diagrams of a Mermaid type that cannot be
 * drawn here are left to Mermaid in the browser; code that does not begin with a Mermaid type is shown as source.
 */
export async function renderDiagrams(
  blocks: readonly CodeBlock[],
  file: string,
  { hasMermaid, draw = drawHere }: DiagramOptions,
): Promise<ContentError[]> {
  const diagrams = blocks.filter(({ language }) => language === 'mermaid');
  if (diagrams.length === 0) return [];
  const errors = await Promise.all(diagrams.map(async (block, index) => await renderDiagram(block, draw, index + 1)));
  return diagrams.flatMap((block, index) => {
    const error = errors[index];
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
async function renderDiagram({ pre, code }: CodeBlock, draw: DrawDiagram, number: number): Promise<string | undefined> {
  const source = code
    .split('\n')
    .filter((text) => !NOT_RENDERED.test(text))
    .join('\n');
  const drawn = await draw(source);
  if ('error' in drawn) return drawn.error;
  const drawing = parseDrawing(drawn.svg);
  if (!drawing) return 'it is empty';
  prefixIds(drawing, `diagram-${number}-`);
  const label = DESCRIPTION.exec(code)?.[1]?.trim() ?? drawn.description ?? [...new Set(labelsOf(drawing))].join(', ');
  const { viewBox, width, height } = drawing[1];
  drawing[1] = { viewBox, width, height, role: 'img', 'aria-label': label, source: code };
  pre.splice(0, pre.length, 'figure', { class: 'diagram' }, drawing);
  return undefined;
}

/** Lines that are not part of the image: accessible texts and actions on click. */
const NOT_RENDERED = /^\s*(?:acc(?:Title|Descr)\s*:|click\s)/u;
const DESCRIPTION = /^\s*acc(?:Title|Descr)\s*:(.+)$/mu;

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
