/** What an SVG file may contain. Everything else is rejected or removed. */

const words = (text: string): string[] => text.trim().split(/\s+/u);

/** Elements that animate others. */
export const ANIMATIONS: ReadonlySet<string> = new Set(words('animate animateMotion animateTransform set'));

/** Elements that are allowed. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set([
  ...ANIMATIONS,
  ...words(`
    svg g defs symbol use title desc switch style view
    path rect circle ellipse line polyline polygon image
    text tspan textPath marker mpath
    linearGradient radialGradient stop pattern clipPath mask
    filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
    feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  `),
]);

/** Metadata of drawing programs, which is removed, as are elements with a prefix. */
export const IGNORED_ELEMENTS: ReadonlySet<string> = new Set(['metadata']);

/** Attributes that are allowed. */
export const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`
    xmlns xmlns:xlink href xlink:href id class style lang xml:space version viewBox preserveAspectRatio
    width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points pathLength transform transform-origin
    role tabindex focusable
    fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity stroke-width opacity color color-interpolation color-interpolation-filters
    color-rendering display visibility overflow clip clip-path clip-rule mask mask-type filter flood-color
    flood-opacity lighting-color stop-color stop-opacity offset paint-order vector-effect shape-rendering
    image-rendering text-rendering mix-blend-mode isolation enable-background
    font-family font-size font-style font-variant font-weight font-stretch font-size-adjust letter-spacing
    word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift direction
    writing-mode unicode-bidi textLength lengthAdjust rotate startOffset method spacing side
    gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
    clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits
    markerUnits markerWidth markerHeight refX refY orient marker-start marker-mid marker-end
    in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode order kernelMatrix divisor bias
    targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength
    azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector
    radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent
    attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes
    keySplines keyPoints from to by additive accumulate path
    systemLanguage requiredFeatures
  `),
);
