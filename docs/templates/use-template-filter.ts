import { useSearch } from '@recto/site/client';
import { useEffect, useState } from 'react';
import { parseFilter, formatFilter } from './template-filter.ts';
import type { TemplateFilter } from './template-filter.ts';

/** Pause in typing before the URL is updated, in milliseconds. Safari allows 100 updates in 30 seconds. */
const TYPING_PAUSE = 300;

/** The current filter of the gallery, and functions that change it. */
export interface FilterState {
  filter: TemplateFilter;
  /** Changes the filter and adds a history entry, so that Back undoes it. */
  choose: (part: Partial<TemplateFilter>) => void;
  /** Changes the search text immediately, and the URL after a pause. */
  type: (text: string) => void;
  /** Updates the URL without waiting for the pause. */
  flush: () => void;
}

/** Reads the filter from the URL, combined with text that is being typed. */
export function useTemplateFilter(): FilterState {
  const [search, changeSearch] = useSearch();
  const [typing, setTyping] = useState<{ text: string; search: string }>();
  // The URL has changed after a pause, a choice or a navigation, so it contains the current filter.
  if (typing && typing.search !== search) setTyping(undefined);
  const filterInUrl = parseFilter(search);
  const filter = typing ? { ...filterInUrl, text: typing.text } : filterInUrl;
  const typed = typing && formatFilter(filter);

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
      changeSearch(formatFilter({ ...filter, ...part }));
    },
    type: (text) => {
      setTyping({ text, search });
    },
    flush: () => {
      if (typed !== undefined) changeSearch(typed, 'replace');
    },
  };
}
