import { useWords as useInterfaceWords } from '@recto/ui';
import type { WordKey } from '@recto/ui';
import type { SiteWord } from '../config/register.ts';

type Values = Parameters<ReturnType<typeof useInterfaceWords>>[1];

/** Texts of the page's language by their key, with `{places}` filled in: those of the interface, and the site's own. */
export const useWords = useInterfaceWords as () => (key: WordKey | SiteWord, values?: Values) => string;
