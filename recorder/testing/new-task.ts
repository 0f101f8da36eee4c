import { newFolder } from '../../testing/new-folder.ts';
import { defaultColours, type Part, type Task } from '../recording.ts';

/** A recording of one part, in folders of its own. */
export function newTask(part: Part): Task {
	const { signal } = new AbortController();
	const rest = { client: 'Haus', parts: [part], colours: defaultColours, signal };
	return { ...rest, out: newFolder(), frames: newFolder(), notes: new Map() };
}
