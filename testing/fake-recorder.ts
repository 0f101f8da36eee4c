import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestPicture } from '#shared/manifest.ts';
import {
	type Proposal,
	type Recording,
	type RecordOptions,
	readScript,
	type Script,
	type Source,
	scriptSchema,
} from '../recorder/index.ts';

const page = 'https://www.kunde.de/';
const devices = ['desktop', 'desktop', 'telefon', 'detail'];

/** Four pictures of one page, and a film that waits. */
export const fixtureScript: Script = scriptSchema.parse({
	bilder: devices.map((geraet, i) => {
		const number = i + 1;
		return { name: `bild-${number}`, seite: page, geraet, alt: `Ansicht der Website ${number}` };
	}),
	film: { seite: page, schritte: [{ warte: 1 }] },
});

/** What a recorder was asked for, and which files lay there before. */
type Order = RecordOptions & { source: Source; script: Script | undefined; found: string[] };

/**
 * A recorder that opens no browser: of every website it writes the same files. `fail` may throw at each step.
 * @returns it, and what it was asked for
 */
export function fakeRecorder(fail: (step: 'check' | 'visit' | 'record') => void = () => {}) {
	const checked: Source[] = [];
	const visited: string[] = [];
	const orders: Order[] = [];
	const captionsAt = (url: string) => [
		'Startseite',
		`Von ${new URL(url).host}`,
		'Telefon',
		'Unten',
	];
	return {
		checked,
		visited,
		orders,
		readScript,
		async checkRequirements(source: Source) {
			checked.push(source);
			fail('check');
		},
		originalsIn: (folder: string) => readdirSync(folder),
		async visit(
			url: string,
			_: Script | undefined,
			{ client }: Pick<RecordOptions, 'client'>,
		): Promise<Proposal> {
			visited.push(`${client}: ${url}`);
			fail('visit');
			return {
				script: fixtureScript,
				captions: captionsAt(url),
				logo: Buffer.from('Logo'),
				notes: ['Weiter unten wurde nichts gefunden.'],
			};
		},
		async record(
			source: Source,
			script: Script | undefined,
			options: RecordOptions,
		): Promise<Recording> {
			mkdirSync(options.out, { recursive: true });
			orders.push({ ...options, source, script, found: readdirSync(options.out) });
			fail('record');
			options.onProgress?.({ kind: 'picture', number: 1, of: 4 });
			writeFileSync(join(options.out, 'manifest.json'), '{}');
			return { manifest, plan: undefined, notes: ['Ein Bild fehlt.'], script };
		},
	};
}

const picture: ManifestPicture = {
	...{ breite: 1, hoehe: 1, breiten: [1] },
	alt: '',
	format: 'avif',
	geraet: 'desktop',
};
const pictures = fixtureScript.bilder.map(({ name }) => [name, picture]);
const manifest: Recording['manifest'] = {
	logo: 'logo.png',
	bilder: Object.fromEntries(pictures),
	film: { breite: 1, hoehe: 1 },
};
