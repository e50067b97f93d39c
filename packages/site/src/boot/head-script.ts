import { BANNER_KEY } from '../constants.ts';
import { colorModeScript } from './color-mode.ts';

/** Tells Apple's keyboards from others, which call their keys otherwise. No page is painted with the wrong names. */
const keyboardScript = `/Mac|iPhone|iPad/.test(navigator.userAgent)&&document.documentElement.classList.add('apple')`;

/** Names the banner that was closed, so that the style sheet hides it before anything is painted. */
const bannerScript = `try{let b=localStorage.getItem('${BANNER_KEY}');if(b)document.documentElement.dataset.closedBanner=b}catch{}`;

/** What every page runs before it is painted. The Content-Security-Policy names its hash. */
export const headScript = `${colorModeScript};${keyboardScript};${bannerScript}`;
