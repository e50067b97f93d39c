import {
  foreignIn,
  hostileMarkdown,
  renderHostile,
} from '../../../packages/content/src/render/fixtures/hostile-markdown.ts';
import { defineCampaign } from '../campaign.ts';

/** HTML of authors contains only allowed elements, attributes and URLs. */
export const sanitiser = defineCampaign({
  name: 'sanitiser',
  inputsPerRound: 6000,
  inputsInTests: 300,
  inputs: hostileMarkdown,
  async check(markdown) {
    const foreign = foreignIn(await renderHostile(markdown));
    if (foreign.length > 0) throw new Error(`The HTML contains ${foreign.join(', ')}.`);
  },
});
