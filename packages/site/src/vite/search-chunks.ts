/**
 * Modules that both the runtime and the search palette need: site settings, and functions without React. They are in a
 * separate chunk, so that the palette does not load the runtime.
 */
export const SITE_MODULES =
  /virtual:recto\/words\.js$|[\\/](?:app[\\/](?:merge-words|pattern|raw-address)|docs[\\/]read-tree|languages[\\/]locale|palette[\\/]shown-page|payload[\\/](?:read-inline-page|served-versions)|shell[\\/]show-entries|words[\\/]fill-places)\.[jt]sx?$/u;
