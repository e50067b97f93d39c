import { useMessages as useInterfaceWords } from '@recto/ui';
import type { MessageKey } from '@recto/ui';
import type { SiteMessage } from '../config/register.ts';

type Values = Parameters<ReturnType<typeof useInterfaceWords>>[1];

/**
 * Returns a function that looks up texts of the page's language by key and fills in their `{placeholders}`: texts of
 * the interface and of the site.
 */
export const useMessages = useInterfaceWords as () => (key: MessageKey | SiteMessage, values?: Values) => string;
