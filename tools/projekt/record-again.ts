import { globSync } from 'node:fs';
import path from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import type { Medium, Progress } from '../../recorder/index.ts';
import type { Site } from '../site.ts';
import { recordingProgress } from './progress.ts';
import { type Recorder, recordProjekt } from './record-projekt.ts';
import { sourceOf } from './source-of.ts';

/** What of a recording can be renewed alone, by its name in commands. */
const MEDIA = new Map<string, Medium>([
	['bilder', 'pictures'],
	['riss', 'plan'],
	['film', 'film'],
]);

type Options = {
	url?: string | undefined;
	originale?: string | undefined;
	nur?: string | undefined;
};

/** Records projects anew, all of those with a website in samples/ where none is named, and says how it gets on. */
export async function recordAgain(
	{ nur, ...from }: Options,
	named: readonly string[],
	{ site, recorder }: { site: Site; recorder: Recorder },
): Promise<void> {
	const source = sourceOf(from);
	if (source && named.length !== 1)
		throw new OwnerError('--url und --originale gelten für genau ein Projekt.');
	const only = nur === undefined ? undefined : MEDIA.get(nur);
	if (nur !== undefined && !only)
		throw new OwnerError(`--nur kennt ${[...MEDIA.keys()].join(', ')}, nicht „${nur}“.`);
	for (const slug of named.length > 0 ? named : samplesIn(site)) {
		const inWords = recordingProgress(Date.now);
		const onProgress = (progress: Progress) => console.log(`${slug}: ${inWords(progress)}`);
		const options = { site, recorder, source, only, onProgress };
		const { notes, done } = await recordProjekt(slug, options);
		console.log([done, ...notes].join('\n'));
	}
}

/** The projects whose website is in samples/. */
function samplesIn({ root }: Site): string[] {
	const pages = globSync('*/index.html', { cwd: path.join(root, 'samples') });
	return pages.map((page) => path.dirname(page)).toSorted();
}
