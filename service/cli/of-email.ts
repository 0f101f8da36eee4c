import type { Folder } from './folders.ts';
import { newest, type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';

/** All inquiries sent with this address, however it was capitalised. */
export function ofEmail(folders: Folder[], email: string): StoredAnfrage[] {
	return newest(folders, null, (folder) =>
		selectAnfragen(folder, 'a.email = ? COLLATE NOCASE', email.trim()),
	);
}
