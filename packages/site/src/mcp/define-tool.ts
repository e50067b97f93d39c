import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import type { FileContext } from '../server/server.ts';

/**
 * A schema that validates values and describes them as JSON Schema: Zod, or another implementation of both standards.
 */
export type ToolSchema = StandardSchemaV1 & StandardJSONSchemaV1;

/** Result of a tool: an object that is serialisable as JSON. */
type ToolResult = Record<string, unknown>;

/** Configuration of a tool that agents can call. Anyone who knows the URL can call it, so it must only read. */
export interface ToolConfig<Schema extends ToolSchema> {
  /** Title for people, in programs that show what an agent does. */
  title: string;
  /** Description by which a model chooses the tool: what it returns and when to use it. */
  description: string;
  /**
   * Schema of the input. Every call is checked against it, because anyone can send one. Fields can have descriptions.
   */
  input: Schema;
  /** Schema of the result, for programs that need it in advance. */
  output?: ToolSchema;
  /** Runs the tool. Returns an object that is serialisable as JSON. */
  run: (input: StandardSchemaV1.InferOutput<Schema>, context: FileContext) => Promise<ToolResult>;
  /**
   * Renders the result as text for the model.
   * @default the result as JSON
   */
  text?: (answer: ToolResult) => string;
}

/** A tool without its specific types: its schema has checked the input at run time. */
export interface ToolDefinition {
  title: string;
  description: string;
  input: ToolSchema;
  output?: ToolSchema;
  run: (input: unknown, context: FileContext) => Promise<ToolResult>;
  text?: (answer: ToolResult) => string;
}

/** Tools by name. */
export type Tools = Readonly<Record<string, ToolDefinition>>;

/** Defines a tool with an inferred type for its input. */
export function defineTool<Schema extends ToolSchema>(tool: ToolConfig<Schema>): ToolDefinition {
  return tool;
}
