/** A plan with its price. */
export interface Plan {
  /** Displayed title. */
  title: string;
  /** Text below the title. */
  description: string;
  /** Price with its currency. */
  price: string;
  /** Billing period or unit of the price, such as a month or a person. */
  cycle?: string | undefined;
  /** Features of the plan. */
  features: readonly string[];
  /** Button to choose the plan. */
  button: { label: string; to: string; target?: string | undefined; color?: string | undefined };
  /** Whether the plan is highlighted. */
  highlight?: boolean | undefined;
  /** Label next to the title. */
  badge?: string | undefined;
}

/** A row of the comparison: either a feature with the plans that have it, or a group of further rows. */
export interface PlanFeature {
  /** Displayed title of the feature or group. */
  title: string;
  /** Explanation of the feature. */
  description?: string | undefined;
  /** Keys of the plans that have the feature. */
  plans?: readonly string[] | undefined;
  /** Value of each plan, in the order of the plans. */
  value?: readonly string[] | undefined;
  /** Whether the feature is announced but not available yet. */
  soon?: boolean | undefined;
  /** Rows of a group. */
  includes?: readonly PlanFeature[] | undefined;
}
