import { colorModeScript } from './color-mode.ts';

/** Tells Apple's keyboards from others, which call their keys otherwise. No page is painted with the wrong names. */
const keyboardScript = `/Mac|iPhone|iPad/.test(navigator.userAgent)&&document.documentElement.classList.add('apple')`;

/** What every page runs before it is painted. The Content-Security-Policy names its hash. */
export const headScript = `${colorModeScript};${keyboardScript}`;
