export interface Plan {
  title: string;
  description: string;
  price: string;
  /** What the price is for: a month, a person. */
  cycle?: string | undefined;
  features: readonly string[];
  button: { label: string; to: string; target?: string | undefined; color?: string | undefined };
  /** Stands out from the others. */
  highlight?: boolean | undefined;
  badge?: string | undefined;
}

/** A line of the comparison: a leaf says which plans have it, a group holds further lines. */
export interface PlanFeature {
  title: string;
  description?: string | undefined;
  /** Names of the plans that have it. */
  plans?: readonly string[] | undefined;
  /** What each plan has of it, in their order. */
  value?: readonly string[] | undefined;
  soon?: boolean | undefined;
  includes?: readonly PlanFeature[] | undefined;
}
