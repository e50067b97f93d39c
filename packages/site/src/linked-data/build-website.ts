import { ownerName } from '../app/site.ts';
import type { Site } from '../app/site.ts';
import { absoluteUrl } from '../app/urls.ts';
import type { GraphInput, GraphNode } from './graph-node.ts';

interface WebsiteData extends GraphInput {
  language: string;
  /** URL of the search page, if the site has one. */
  searchUrl: string | undefined;
}

/** Builds the description of the site, which is part of the home page in each language. */
export function buildWebsite({ site, description, home, language, searchUrl }: WebsiteData): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: site.title,
    description: description || undefined,
    url: home,
    inLanguage: language,
    publisher: buildOrganisation(site, home),
    potentialAction: searchUrl === undefined ? undefined : buildSearchAction(searchUrl),
  };
}

/** Builds the organisation that owns the site. */
export function buildOrganisation(site: Site, home: string): GraphNode {
  const { touchIcon } = site;
  const logo = touchIcon === undefined ? undefined : absoluteUrl(touchIcon, site);
  return { '@type': 'Organization', name: ownerName(site), url: home, logo };
}

function buildSearchAction(url: string): GraphNode {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}
