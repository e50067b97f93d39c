import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import type { FileContext } from '../server/server.ts';

/** A schema that checks values and can also say what it takes: Zod, or any other that knows JSON Schema. */
export type ToolSchema = StandardSchemaV1 & StandardJSONSchemaV1;

/** What a tool answers: anything that JSON can say, by name. */
type ToolAnswer = Record<string, unknown>;

/** Something that agents can ask a site for. Whoever finds the address can call it, so it reads and never writes. */
export interface ToolConfig<Schema extends ToolSchema> {
  /** What people see of it, where a program shows them what it does. */
  title: string;
  /** What a model chooses it by: what it gives, and when to use it. */
  description: string;
  /** What it can be asked with. Anyone can ask, so it is checked every time; fields may describe themselves. */
  input: Schema;
  /** What it answers, where a program wants to know before. */
  output?: ToolSchema;
  /** Answers. What it gives is an object that JSON can say. */
  run: (input: StandardSchemaV1.InferOutput<Schema>, context: FileContext) => Promise<ToolAnswer>;
  /**
   * The answer as a model reads it.
   * @default the answer as JSON
   */
  text?: (answer: ToolAnswer) => string;
}

/** A tool whose own types are behind it: its schema has checked what it is asked with. */
export interface ToolDefinition {
  title: string;
  description: string;
  input: ToolSchema;
  output?: ToolSchema;
  run: (input: unknown, context: FileContext) => Promise<ToolAnswer>;
  text?: (answer: ToolAnswer) => string;
}

export type Tools = Readonly<Record<string, ToolDefinition>>;

export function defineTool<Schema extends ToolSchema>(tool: ToolConfig<Schema>): ToolDefinition {
  return tool;
}
