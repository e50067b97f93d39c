import { ownerName } from '../app/site.ts';
import type { Site } from '../app/site.ts';
import { wholeAddress } from '../app/addresses.ts';
import type { GraphNode, PageFacts } from './graph-node.ts';

interface WebsiteFacts extends PageFacts {
  language: string;
  /** URL of the search page, if the site has one. */
  searchUrl: string | undefined;
}

/** Builds the description of the site, which is part of the home page in each language. */
export function buildWebsite({ site, description, home, language, searchUrl }: WebsiteFacts): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: site.title,
    description: description || undefined,
    url: home,
    inLanguage: language,
    publisher: organisation(site, home),
    potentialAction: searchUrl === undefined ? undefined : searchAction(searchUrl),
  };
}

/** Builds the organisation that owns the site. */
export function organisation(site: Site, home: string): GraphNode {
  const { touchIcon } = site;
  const logo = touchIcon === undefined ? undefined : wholeAddress(touchIcon, site);
  return { '@type': 'Organization', name: ownerName(site), url: home, logo };
}

function searchAction(url: string): GraphNode {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}
