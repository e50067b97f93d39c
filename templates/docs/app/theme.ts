import { semanticColors } from '@recto/ui/colors';
import { site } from '../site.config.ts';

/** The colours of `site.config.ts`, for `styles.css`. */
export default semanticColors(site.colors);
