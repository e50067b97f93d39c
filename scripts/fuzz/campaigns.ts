import type { Campaign } from './campaign.ts';
import { dumpsAndPayloads } from './campaigns/dumps-and-payloads.ts';
import { frontMatter } from './campaigns/front-matter.ts';
import { importSources } from './campaigns/import.ts';
import { queryText } from './campaigns/query-text.ts';
import { redirects } from './campaigns/redirects.ts';
import { openRequests } from './campaigns/requests.ts';
import { routes } from './campaigns/routes.ts';
import { sanitiser } from './campaigns/sanitiser.ts';

const CAMPAIGNS: readonly (() => Campaign | Promise<Campaign>)[] = [
  () => queryText,
  () => sanitiser,
  () => frontMatter,
  () => importSources,
  () => dumpsAndPayloads,
  () => redirects,
  () => routes,
  openRequests,
];

/** Opens all campaigns, or only the one with the given name. */
export async function openCampaigns(name?: string): Promise<Campaign[]> {
  const campaigns: Campaign[] = [];
  for (const open of CAMPAIGNS) campaigns.push(await open());
  const selected = campaigns.filter((campaign) => name === undefined || campaign.name === name);
  if (selected.length > 0) return selected;
  throw new Error(`There is no campaign "${name}". Campaigns: ${campaigns.map((one) => one.name).join(', ')}.`);
}
