import { write } from '../db/write.ts';
import { markShown } from '../outbox/retention.ts';
import type { Context } from './command.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';

/** Notes in each folder that the owner has these in full, so that nobody reminds him of them. */
export async function noteShown({ folders, now }: Context, shown: StoredAnfrage[]): Promise<void> {
	for (const { path, db } of folders) {
		const ids = shown.filter(({ folder }) => folder === path).map(({ id }) => id);
		if (ids.length > 0) await write(db, () => markShown(db, now(), ids));
	}
}
