import { misuse, print } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { buildContent } from '../content/build/content-build.ts';
import { loadSite } from '../vite/config/load-site.ts';
import { choosePreset } from '../vite/hosts/choose-preset.ts';
import { setBuildVariables } from './build-variables.ts';
import { describeBuildFailure } from './describe-build-failure.ts';

/** Runs `recto content build`: builds only the content, for a running server. */
export async function runContent(input: Input, terminal: Terminal): Promise<number> {
  const [action, ...others] = input.positionals;
  if (action !== 'build' || others.length > 0) {
    throw misuse(`There is no action "${[action, ...others].join(' ')}".`, 'Write: recto content build.');
  }
  setBuildVariables(input, terminal.folder);
  const loaded = await loadSite(terminal.folder);
  try {
    const { rows, version, folder } = await buildContent(loaded, terminal.folder, choosePreset(process.env), {
      strict: input.values['strict'] === true,
    });
    print(terminal.out, `${folder}: ${rows} rows, version ${version}`);
    return 0;
  } catch (error) {
    print(terminal.err, describeBuildFailure(error));
    return 1;
  }
}
