/** Categories of templates, in the order of the gallery. */
export const CATEGORIES = ['docs', 'blog', 'portfolio', 'saas', 'minimal'] as const;
/** Licences of templates. */
export const LICENSES = ['free', 'paid'] as const;
