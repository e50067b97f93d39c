import { autocompletion } from '@codemirror/autocomplete';
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { SourceLanguage } from '../source-types.ts';
import type { SourceMessages } from '../source-messages.ts';
import type { SourceCompletions } from './source-completions.ts';
import { suggestUrls } from './suggest-urls.ts';
import { suggestAttributes } from './suggest-attributes.ts';
import { suggestComponents, suggestSlots } from './suggest-components.ts';
import { suggestYamlFileFields, suggestMarkdownFields } from './suggest-fields.ts';
import type { Suggest } from './suggestion.ts';

const SOURCES: Readonly<Partial<Record<SourceLanguage, readonly Suggest[]>>> = {
  markdown: [suggestMarkdownFields, suggestAttributes, suggestUrls, suggestSlots, suggestComponents],
  yaml: [suggestYamlFileFields],
};

/** Options of `completing`. */
export interface CompletionOptions {
  language: SourceLanguage;
  messages: SourceMessages;
  /** Returns the current sources, which may change. */
  completions: () => SourceCompletions | undefined;
}

/** Extension that shows suggestions while the user types. */
export function completionExtension({ language, messages, completions }: CompletionOptions): Extension {
  const sources = SOURCES[language] ?? [];
  const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const current = completions();
    if (!current) return null;
    for (const suggest of sources) {
      // A source that fails suggests nothing, so that typing is not interrupted.
      const result = await suggest(context, { completions: current, messages }).catch(() => null);
      if (result) return result;
    }
    return null;
  };
  return autocompletion({
    override: [complete],
    icons: false,
    // The name of a property is followed by its values, the URL of a page by its anchors.
    activateOnCompletion: ({ type, label }) => type === 'property' || label === '#',
  });
}
