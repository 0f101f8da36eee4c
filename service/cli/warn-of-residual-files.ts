import { residualFiles } from '../db/residual-files.ts';
import type { CommandContext } from './command-context.ts';

/**
 * Warns of the files beside the database, which commands do not read.
 * @param omitted what was not done with them, in German
 */
export function warnOfResidualFiles({ db, err }: CommandContext, omitted: string): void {
	for (const { name } of residualFiles(db))
		err(`${omitted}: ${name} kann weitere gespeicherte Anfragen enthalten.`);
}
