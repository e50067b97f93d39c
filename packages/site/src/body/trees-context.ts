import type { TreeNode } from '@recto/content';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/**
 * Set while a page is rendered for its markdown version: returns a placeholder for a content tree, which is then
 * converted directly.
 */
export const TreesContext = createContext<((nodes: readonly TreeNode[]) => ReactNode) | null>(null);
