import type { StaticComponents } from '../static-components.ts';

type Static = StaticComponents[string];

/** While developing: a static component whose file cannot be loaded fails in its place, and not the whole site. */
export async function loadStatic(load: () => Promise<{ default: Static }>): Promise<Static> {
  try {
    return (await load()).default;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
