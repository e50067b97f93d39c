import { BANNER_KEY } from '../constants.ts';
import { colorModeScript } from './color-mode.ts';

/** Marks the page on Apple devices, whose keys have other names, before the first paint. */
const keyboardScript = `/Mac|iPhone|iPad/.test(navigator.userAgent)&&document.documentElement.classList.add('apple')`;

/** Sets the id of the closed banner on the root element, so that the style sheet hides it before the first paint. */
const bannerScript = `try{let b=localStorage.getItem('${BANNER_KEY}');if(b)document.documentElement.dataset.closedBanner=b}catch{}`;

/** Inline script that every page runs before the first paint. The content security policy contains its hash. */
export const headScript = `${colorModeScript};${keyboardScript};${bannerScript}`;
