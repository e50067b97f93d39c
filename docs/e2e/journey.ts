/** The journeys of this website use the same means as those of the mechanisms below it. */
export * from '../../packages/site/e2e/journey.ts';
