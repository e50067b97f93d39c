import type { StaticComponents } from '../static-components.tsx';

type Static = StaticComponents[string];

/**
 * Loads a static component in development. If its file cannot be loaded, only this component fails, not the whole site.
 */
export async function loadStatic(load: () => Promise<{ default: Static }>): Promise<Static> {
  try {
    return (await load()).default;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
