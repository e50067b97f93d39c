import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { SourceMessages } from '../source-messages.ts';
import { fill } from '../../messages/fill.ts';
import { typesOf } from './field-schema.ts';
import type { Field, FieldSchema } from './field-schema.ts';
import type { SourceCompletions } from './source-completions.ts';

/** Data that suggestions are based on. */
export interface SuggestOptions {
  completions: SourceCompletions;
  messages: SourceMessages;
}

/** Returns the suggestions at a position; `null` if there are none. */
export type Suggest = (context: CompletionContext, options: SuggestOptions) => Promise<CompletionResult | null>;

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 100;

/** Items with a text that contains the typed text; those that start with it come first. */
export function rankMatches<Item>(
  items: readonly Item[],
  typedText: string,
  textsOf: (item: Item) => string[],
): Item[] {
  const query = typedText.toLowerCase();
  const rated = items.flatMap((item) => {
    const indexes = textsOf(item).map((text) => text.toLowerCase().indexOf(query));
    if (indexes.every((index) => index === -1)) return [];
    return [{ item, rank: indexes.includes(0) ? 0 : 1 }];
  });
  return rated
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ item }) => item);
}

/** A result that is computed again with each typed character, so CodeMirror does not filter it. */
export function toCompletionResult(from: number, options: Completion[]): CompletionResult | null {
  return options.length === 0 ? null : { from, options, filter: false };
}

/** What a list shows for a field: its type, and its description below. */
export function describeField(
  { schema, isRequired }: Field,
  root: FieldSchema,
  messages: SourceMessages,
): Partial<Completion> {
  const types = typesOf(schema, root).join(' | ');
  const preset =
    schema.default === undefined ? [] : [fill(messages.default, { value: JSON.stringify(schema.default) })];
  const paragraphs = [...(schema.description === undefined ? [] : [schema.description]), ...preset];
  const detail = [types, ...(isRequired ? [messages.required] : [])].filter((part) => part !== '').join(', ');
  return {
    ...(detail !== '' && { detail }),
    ...(paragraphs.length > 0 && { info: () => renderParagraphs(paragraphs) }),
    boost: isRequired ? 1 : 0,
  };
}

/** Renders descriptions as plain text, never as HTML. */
export function renderParagraphs(paragraphs: readonly string[]): HTMLElement {
  const container = document.createElement('div');
  container.append(
    ...paragraphs.map((text) => {
      const paragraph = document.createElement('p');
      paragraph.dir = 'auto';
      paragraph.textContent = text;
      return paragraph;
    }),
  );
  return container;
}
