import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { ContentError } from '@recto/content';
import { isUnavailable } from '@recto/content/node';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { PageError } from '../server/page-error.ts';
import type { FileContext } from '../server/server.ts';
import type { ToolDefinition, ToolSchema, Tools } from './define-tool.ts';

/** Maximum length of a result, in characters. A model would not read more. */
const MAX_RESULT_LENGTH = 200_000;

const JSON_SCHEMA = { target: 'draft-2020-12' } as const;

/** The tools read public content only and have no side effects. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Options of `callTool`. */
export interface CallOptions {
  /** Access to the pages and the content, for tools of the site. */
  context: FileContext;
  /** Reports errors whose messages must not be sent to clients. */
  report: (error: unknown, path: string) => void;
}

/** Describes the tools as the protocol lists them. */
export function describeTools(tools: Tools): Tool[] {
  return Object.entries(tools).map(([name, { title, description, input, output }]) => ({
    name,
    title,
    description,
    inputSchema: { ...input['~standard'].jsonSchema.input(JSON_SCHEMA), type: 'object' },
    ...(output && { outputSchema: describeOutput(output) }),
    annotations: { title, ...ANNOTATIONS },
  }));
}

/**
 * Calls a tool. Invalid input is returned as an error result, so that the model can read the reason and correct its
 * call.
 */
export async function callTool(
  tools: Tools,
  name: string,
  input: unknown,
  options: CallOptions,
): Promise<CallToolResult> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) {
    const names = Object.keys(tools).join(', ');
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${name}". Available tools: ${names}.`);
  }
  try {
    const parsed = await tool.input['~standard'].validate(input ?? {});
    return parsed.issues
      ? errorResult(parsed.issues.map(describeIssue).join('\n'))
      : await run(tool, parsed.value, options);
  } catch (error) {
    if (isUnavailable(error)) {
      options.report(error, `tool ${name}`);
      return errorResult(describeUnavailable(error));
    }
    if (error instanceof ContentError) return errorResult(`${error.message} ${error.hint}`);
    if (error instanceof PageError) return errorResult(error.message);
    options.report(error, `tool ${name}`);
    return errorResult('Internal error of the server. The request is valid; try again later.');
  }
}

async function run(tool: ToolDefinition, input: unknown, { context }: CallOptions): Promise<CallToolResult> {
  const result = await tool.run(input, context);
  const text = tool.text?.(result) ?? JSON.stringify(result);
  if (text.length > MAX_RESULT_LENGTH) {
    return errorResult(
      `The result has ${text.length} characters; the maximum is ${MAX_RESULT_LENGTH}. Request less at a time.`,
    );
  }
  return { content: [{ type: 'text', text }], structuredContent: result };
}

/** Errors of a database can contain host names, so only the log shows them. Errors of a query are sent to the model. */
function describeUnavailable(error: unknown): string {
  if (error instanceof ContentError && error.code.startsWith('query/')) return `${error.message} ${error.hint}`;
  return 'The database is not available at the moment. Try again in a moment.';
}

function errorResult(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

function describeOutput(schema: ToolSchema): { type: 'object' } {
  return { ...schema['~standard'].jsonSchema.output(JSON_SCHEMA), type: 'object' };
}

/** Formats an issue with its location: `limit: Too big`. */
function describeIssue({ path = [], message }: StandardSchemaV1.Issue): string {
  const location = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  return location === '' ? message : `${location}: ${message}`;
}
