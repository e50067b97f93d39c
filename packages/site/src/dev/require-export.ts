import { missingExport } from '../config/missing-export.ts';
import type { PageExport } from '../config/missing-export.ts';

/** In development: the error for a module of a page that lacks its export names the file. */
export function requireExport(kind: PageExport, file: string): <Module extends object>(module: Module) => Module {
  return (module) => {
    const fault = missingExport(kind, Object.keys(module), file);
    if (fault) throw fault;
    return module;
  };
}
