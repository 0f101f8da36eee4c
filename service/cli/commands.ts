import { auskunft } from './auskunft.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { deletePerson } from './delete.ts';
import { exportAll } from './export.ts';
import { list } from './list.ts';
import { retry } from './retry.ts';
import { search } from './search.ts';
import { show } from './show.ts';
import { status } from './status.ts';

/** Every command by its name, in the order help shows them. */
export const COMMANDS = new Map<string, Command>([
	['list', list],
	['show', show],
	['search', search],
	['status', status],
	['retry', retry],
	['export', exportAll],
	['auskunft', auskunft],
	['delete', deletePerson],
	['backup', backup],
]);
