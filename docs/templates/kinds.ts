/** What a template can be, in the order the gallery shows it. */
export const CATEGORIES = ['docs', 'blog', 'portfolio', 'saas', 'minimal'] as const;
export const LICENSES = ['free', 'paid'] as const;
