import { missingExport } from '../config/missing-export.ts';
import type { PageExport } from '../config/missing-export.ts';

/**
 * Returns a function that throws an error with the file name if a module of a page lacks its export. Used in
 * development.
 */
export function requireExport(kind: PageExport, file: string): <Module extends object>(module: Module) => Module {
  return (module) => {
    const error = missingExport(kind, Object.keys(module), file);
    if (error) throw error;
    return module;
  };
}
