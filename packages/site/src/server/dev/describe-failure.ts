import { stripVTControlCharacters } from 'node:util';
import type { Failure } from '../../body/failed-component.tsx';
import { parseBundlerError } from './bundler-error.ts';
import { parseStack } from './parse-stack.ts';

/** Message and source position of an error, shown in development instead of the component that failed. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const unread = parseBundlerError(error.message);
  const { file, line } = error as { file?: string; line?: number };
  const filePosition = file === undefined ? undefined : { file, line, column: undefined };
  const position =
    unread ?? filePosition ?? parseStack(error.stack ?? '', process.cwd()).find(({ isOwn }) => isOwn)?.position;
  return {
    message: unread?.message ?? stripVTControlCharacters(error.message),
    position:
      position && [position.file, position.line, position.column].filter((part) => part !== undefined).join(':'),
  };
}
