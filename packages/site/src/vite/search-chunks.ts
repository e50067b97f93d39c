/**
 * Modules that both the runtime and the search palette need: site settings, and functions without React. They are in a
 * separate chunk, so that the palette does not load the runtime.
 */
export const SITE_MODULES =
  /virtual:recto\/messages\.js$|[\\/](?:app[\\/](?:merge-messages|pattern|raw-path)|docs[\\/]read-tree|languages[\\/]locale|messages[\\/](?:control-key|fill-placeholders)|palette[\\/]shown-page|payload[\\/](?:read-inline-page|served-versions)|shell[\\/]header-entries)\.[jt]sx?$/u;

/**
 * Modules of the search that other pages use, too. Without this chunk each of them would be a separate file, and so a
 * request of its own.
 */
export const SEARCH_MODULES = /[\\/]palette[\\/](?:group-results|mark-words|open-search)\.[jt]s$/u;
