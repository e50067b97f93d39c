import { semanticColors } from '../src/theme/semantic-colors.ts';

export default semanticColors();
