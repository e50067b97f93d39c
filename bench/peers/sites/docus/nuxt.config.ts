/** Nothing is loaded from other hosts, and features that the other systems do not have are disabled. */
export default defineNuxtConfig({
  extends: ['docus'],
  telemetry: false,
  devtools: { enabled: false },
  site: { url: 'https://example.com', name: 'Bench docs' },
  ogImage: { enabled: false },
  fonts: {
    providers: {
      google: false,
      googleicons: false,
      bunny: false,
      fontshare: false,
      fontsource: false,
      adobe: false,
    },
  },
  icon: { provider: 'server', serverBundle: 'local', fallbackToApi: false },
  mcp: { enabled: false },
  // The crawler finds the other pages from here.
  nitro: { prerender: { routes: ['/docs'] } },
  llms: { domain: 'https://example.com' },
});
