import { missingExport } from '../config/missing-export.ts';
import type { PageExport } from '../config/missing-export.ts';

/** While developing: a module of a page that lacks its export is told with its file. */
export function requireExport(kind: PageExport, file: string): <Module extends object>(module: Module) => Module {
  return (module) => {
    const fault = missingExport(kind, Object.keys(module), file);
    if (fault) throw fault;
    return module;
  };
}
