/** Lays out the page next to the panel as a window of that width would: media queries only know the whole window. */
export interface PageWidth {
  /** Subtracts the width of the panel, in pixels, from the width that media queries see. */
  reduceBy: (pixels: number) => void;
}

/** Creates the layout of the page. It changes nothing until `reduceBy` is called. */
export function createPageWidth(): PageWidth {
  /** Media rules of the page with their original text. */
  const originals = new Map<CSSMediaRule, string>();
  let reduction = 0;

  const applyTo = (rule: CSSMediaRule, original: string): void => {
    rule.media.mediaText = widenQuery(original, reduction);
  };
  /** Also changes the rules of style sheets that were added in the meantime. */
  const applyToNew = (): void => {
    for (const rule of [...document.styleSheets].flatMap(mediaRulesOf)) {
      if (originals.has(rule)) continue;
      originals.set(rule, rule.media.mediaText);
      applyTo(rule, rule.media.mediaText);
    }
  };
  const observer = new MutationObserver(applyToNew);

  return {
    reduceBy(pixels) {
      if (pixels === reduction) return;
      reduction = pixels;
      for (const [rule, original] of originals) applyTo(rule, original);
      if (pixels === 0) {
        observer.disconnect();
        document.removeEventListener('load', applyToNew, true);
        originals.clear();
        return;
      }
      applyToNew();
      observer.observe(document.head, { childList: true, subtree: true, characterData: true });
      // A linked style sheet has no rules until it is loaded.
      document.addEventListener('load', applyToNew, true);
    },
  };
}

/** Adds pixels to the lengths that a media query compares with the width of the window. */
export function widenQuery(query: string, pixels: number): string {
  if (pixels === 0) return query;
  return query.replaceAll(/\([^()]*\bwidth\b[^()]*\)/gu, (feature) =>
    feature.includes('device-width')
      ? feature
      : feature.replaceAll(/[\d.]+(?:px|r?em)\b/gu, (length) => `calc(${length} + ${pixels}px)`),
  );
}

/** Returns the media rules of a style sheet or rule, also nested ones. */
function mediaRulesOf(parent: CSSStyleSheet | CSSRule): CSSMediaRule[] {
  const own = parent instanceof CSSMediaRule ? [parent] : [];
  return [...own, ...rulesOf(parent).flatMap(mediaRulesOf)];
}

function rulesOf(parent: CSSStyleSheet | CSSRule): CSSRule[] {
  try {
    return 'cssRules' in parent ? [...parent.cssRules] : [];
  } catch {
    // A style sheet of another origin cannot be read.
    return [];
  }
}
