import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { ContentError } from '@recto/content';
import { isUnavailable } from '@recto/content/node';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { PageError } from '../server/page-error.ts';
import type { FileContext } from '../server/server.ts';
import type { ToolDefinition, ToolSchema, Tools } from './define-tool.ts';

/** Longest answer, in characters. A model would not read more of it. */
const MOST_CHARACTERS = 200_000;

const JSON_SCHEMA = { target: 'draft-2020-12' } as const;

/** They read what everybody may read, and nothing else in the world. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

export interface CallOptions {
  context: FileContext;
  /** Hears of errors that strangers must not read. */
  report: (error: unknown, path: string) => void;
}

/** The tools as agents are told of them. */
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

/** What is wrong with a call is an answer too: the model reads it, and asks better. */
export async function callTool(
  tools: Tools,
  name: string,
  given: unknown,
  options: CallOptions,
): Promise<CallToolResult> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) {
    const known = Object.keys(tools).join(', ');
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${name}". There are: ${known}.`);
  }
  try {
    const input = await tool.input['~standard'].validate(given ?? {});
    return input.issues ? refuse(input.issues.map(describeIssue).join('\n')) : await run(tool, input.value, options);
  } catch (error) {
    if (isUnavailable(error)) {
      options.report(error, `tool ${name}`);
      return refuse(describeUnavailable(error));
    }
    if (error instanceof ContentError) return refuse(`${error.message} ${error.hint}`);
    if (error instanceof PageError) return refuse(error.message);
    options.report(error, `tool ${name}`);
    return refuse('The server could not do this. It is not the fault of your question; try again later.');
  }
}

async function run(tool: ToolDefinition, input: unknown, { context }: CallOptions): Promise<CallToolResult> {
  const answer = await tool.run(input, context);
  const text = tool.text?.(answer) ?? JSON.stringify(answer);
  if (text.length > MOST_CHARACTERS) {
    return refuse(
      `The answer has ${text.length} characters, and at most ${MOST_CHARACTERS} are sent. Ask for less at a time.`,
    );
  }
  return { content: [{ type: 'text', text }], structuredContent: answer };
}

/** Errors of a database can contain hosts, so only the log shows them. Errors of a query are sent to the model. */
function describeUnavailable(error: unknown): string {
  if (error instanceof ContentError && error.code.startsWith('query/')) return `${error.message} ${error.hint}`;
  return 'The database does not answer at the moment. Ask again in a moment.';
}

function refuse(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

function describeOutput(schema: ToolSchema): { type: 'object' } {
  return { ...schema['~standard'].jsonSchema.output(JSON_SCHEMA), type: 'object' };
}

/** `limit: Too big`, as a schema says it, after where it is. */
function describeIssue({ path = [], message }: StandardSchemaV1.Issue): string {
  const place = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  return place === '' ? message : `${place}: ${message}`;
}
