// In one file: the modules of the main export are 151 files, which took 80 ms longer to load.
import culori from 'culori/require';

export const { blend, clampChroma, converter, formatCss, formatHex, interpolate, parse, wcagContrast } = culori;
