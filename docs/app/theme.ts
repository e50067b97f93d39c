import { semanticColors } from '@recto/ui/colors';
import { site } from '../site.config.ts';

/** What `styles.css` takes from the site's configuration. */
export default semanticColors(site.colors);
