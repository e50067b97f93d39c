/** Intermediate representation of the API reference: read from TypeScript declarations, and rendered as pages. */
import type ts from '@typescript/typescript6';

/** Kind of an export. The exports of each kind are a group on a page. */
export type Kind = 'function' | 'component' | 'hook' | 'class' | 'type' | 'constant';

/** A type or a signature as text. */
export interface TypeText {
  text: string;
  /** The described exports that the text names, in order. */
  symbols: readonly ts.Symbol[];
}

/** A parameter or a property, as a row of a table. */
export interface ApiRow {
  name: string;
  isOptional: boolean;
  type: TypeText;
  /** The default value as markdown. */
  defaultText?: string | undefined;
  description: string;
}

/** A table of parameters or properties. */
export interface ApiTable {
  /** Heading of the first column. */
  title: string;
  rows: ApiRow[];
}

/** An export as read from its declaration. */
export interface Details {
  kind: Kind;
  /** Missing if the tables contain everything. */
  signature?: TypeText | undefined;
  /** Types whose properties it also has. */
  inherited?: TypeText[];
  tables: ApiTable[];
}

/** An export that is described on a page. */
export interface ApiExport extends Details {
  name: string;
  symbol: ts.Symbol;
  /** The comment above its declaration. */
  description: string;
}

/** An exported symbol, with the name by which it is imported. */
export interface Exported {
  name: string;
  symbol: ts.Symbol;
}

/** Default values of properties by name, as source code. */
export type Defaults = ReadonlyMap<string, string>;

/** Context of the functions that read the exports of one entry point. */
export interface ReadContext {
  checker: ts.TypeChecker;
  /** Exports that have a heading in the reference. */
  documented: ReadonlySet<ts.Symbol>;
  /** Defaults of properties, by the type that has them. */
  defaults: ReadonlyMap<ts.Symbol, Defaults>;
  /** Whether functions that begin with `use` are React hooks. */
  hasHooks: boolean;
}
