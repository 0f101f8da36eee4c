import { errorMessage } from '#shared/error-message.ts';
import { parseWatchReport, writeWatchReport } from '../watch-report.ts';
import { CommandError, type ToolContext } from './terminal.ts';

/** `wache`: leaves what was found from outside where the service reads it. */
export async function wache({ dataDir, readInput }: ToolContext): Promise<void> {
	try {
		writeWatchReport(dataDir, parseWatchReport(await readInput()));
	} catch (error) {
		throw new CommandError(`Der Bericht der Wache ließ sich nicht ablegen: ${errorMessage(error)}`);
	}
}
