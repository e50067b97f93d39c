import { useSearch } from '@recto/site/client';
import { useEffect, useState } from 'react';
import { parseFilter, renderFilter } from './template-filter.ts';
import type { TemplateFilter } from './template-filter.ts';

/** How long nobody types before the address follows, in milliseconds. Safari allows it 100 changes in half a minute. */
const TYPING_PAUSE = 300;

export interface FilterState {
  filter: TemplateFilter;
  /** A step that the way back undoes. */
  choose: (part: Partial<TemplateFilter>) => void;
  /** Is seen at once, and stands in the address after a pause. */
  type: (text: string) => void;
  /** What was typed is meant: no need to wait. */
  settle: () => void;
}

/** What is asked for: what the address says, and what is being typed. */
export function useTemplateFilter(): FilterState {
  const [search, changeSearch] = useSearch();
  const [typing, setTyping] = useState<{ text: string; search: string }>();
  // The pause, a choice or the way back has changed the address, so the address says it all again.
  if (typing && typing.search !== search) setTyping(undefined);
  const asked = parseFilter(search);
  const filter = typing ? { ...asked, text: typing.text } : asked;
  const typed = typing && renderFilter(filter);

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      changeSearch(typed, 'replace');
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, changeSearch]);

  return {
    filter,
    choose: (part) => {
      changeSearch(renderFilter({ ...filter, ...part }));
    },
    type: (text) => {
      setTyping({ text, search });
    },
    settle: () => {
      if (typed !== undefined) changeSearch(typed, 'replace');
    },
  };
}
