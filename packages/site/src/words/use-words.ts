import { useWords as useInterfaceWords } from '@recto/ui';
import type { WordKey } from '@recto/ui';
import type { SiteWord } from '../config/register.ts';

type Values = Parameters<ReturnType<typeof useInterfaceWords>>[1];

/**
 * Returns a function that looks up texts of the page's language by key and fills in their `{placeholders}`: texts of
 * the interface and of the site.
 */
export const useWords = useInterfaceWords as () => (key: WordKey | SiteWord, values?: Values) => string;
