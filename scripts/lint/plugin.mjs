/** Lint rules of this repository. */
import { importDirection } from './import-direction.mjs';
import { reasonedSuppression } from './reasoned-suppression.mjs';

export default {
  meta: { name: 'recto' },
  rules: { 'import-direction': importDirection, 'reasoned-suppression': reasonedSuppression },
};
