import { SourceMap } from 'node:module';
import type { DevEnvironment } from 'vite';

/**
 * Stack frames of browsers: `at name (http://localhost:3000/a.tsx?t=1:2:3)`, in Firefox and Safari
 * `name@http://…:2:3`.
 */
const FRAME = /^\s*(?:at )?(?<name>.*?)[ @(]*(?<url>https?:\/\/[^()\s]+?):(?<line>\d+):(?<column>\d+)\)?$/u;

/** Maps the stack of an error in a browser to source files and lines. */
export async function mapStack(stack: string, environment: DevEnvironment): Promise<string> {
  const lines = await Promise.all(stack.split('\n').map(async (text) => await mapFrame(text, environment)));
  return lines.join('\n');
}

async function mapFrame(text: string, { moduleGraph }: DevEnvironment): Promise<string> {
  const { name = '', url = '', line, column } = FRAME.exec(text)?.groups ?? {};
  const address = URL.parse(url);
  if (!address) return text;
  const { pathname, searchParams } = address;
  // Vite adds the time of the last change to the URL of a module.
  searchParams.delete('t');
  const module = await moduleGraph.getModuleByUrl(pathname + (searchParams.size > 0 ? `?${searchParams}` : ''));
  const file = module?.file ?? pathname;
  const map = module?.transformResult?.map;
  const position = { line: Number(line), column: Number(column) };
  const origin = map && 'mappings' in map && map.mappings !== '' ? findOrigin(map, position) : position;
  return `    at ${name === '' ? '' : `${name} (`}${file}:${origin.line}:${origin.column}${name === '' ? '' : ')'}`;
}

function findOrigin(map: object, position: { line: number; column: number }): { line: number; column: number } {
  const origin = new SourceMap(map as SourceMap['payload']).findOrigin(position.line, position.column);
  return 'lineNumber' in origin ? { line: origin.lineNumber, column: origin.columnNumber } : position;
}
