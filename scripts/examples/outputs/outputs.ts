import { advancedOutputs } from './advanced.ts';
import { blogOutputs } from './blog.ts';
import { collectionsOutputs } from './collections.ts';
import { componentsOutputs } from './components.ts';
import { deployOutputs } from './deploy.ts';
import { filesOutputs } from './files.ts';
import { gettingStartedOutputs } from './getting-started.ts';
import { integrationsOutputs } from './integrations.ts';
import { landingOutputs } from './landing.ts';
import type { Outputs } from './output.ts';
import { studioOutputs } from './studio.ts';
import { utilsOutputs } from './utils.ts';

/** Outputs that pages show without their command: errors, and results of a loader or a request. */
export const outputs: Outputs = {
  ...landingOutputs,
  ...gettingStartedOutputs,
  ...collectionsOutputs,
  ...filesOutputs,
  ...utilsOutputs,
  ...componentsOutputs,
  ...deployOutputs,
  ...integrationsOutputs,
  ...advancedOutputs,
  ...studioOutputs,
  ...blogOutputs,
};
