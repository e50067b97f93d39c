import { createMDX } from 'fumadocs-mdx/next';

export default createMDX()({
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
});
