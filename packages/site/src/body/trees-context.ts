import type { TreeNode } from '@recto/content';
import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Where a page is rendered for its markdown version: puts a mark in place of a tree, which is read as it is. */
export const TreesContext = createContext<((nodes: readonly TreeNode[]) => ReactNode) | null>(null);
