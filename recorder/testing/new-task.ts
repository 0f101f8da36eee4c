import { newFolder } from '../../testing/new-folder.ts';
import { defaultColours, type Medium, type Task } from '../recording.ts';

/** A recording of one medium, in folders of its own. */
export function newTask(medium: Medium): Task {
	const { signal } = new AbortController();
	const rest = { client: 'Haus', media: [medium], colours: defaultColours, signal };
	return { ...rest, out: newFolder(), frames: newFolder(), notes: new Map() };
}
