import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { conditionsIn } from '#shared/conditional.ts';
import { checkData } from '#shared/data-file.ts';
import { strictFields } from '#shared/faults.ts';
import { ENDPOINT } from '#shared/form.ts';
import { wordsIn } from '#shared/known-words.ts';
import { readText } from '#shared/read-text.ts';
import { textFaults } from '../lib/text-faults.ts';
import { namesIn } from './names-in.ts';

const FOLDER = 'src/content/seiten';
const READ = {
	pattern: /\.(?:md|(?i:jpe?g|png))$/,
	words: 'Seiten wie preise.md und ihre Bilder, als JPEG oder PNG',
};

const filled = z
	.string()
	.trim()
	.min(1, { error: 'einen Text' })
	.refine((text) => wordsIn(text).length === 0 && conditionsIn(text).length === 0, {
		error: 'die Worte selbst, denn solche Klammern füllt hier niemand aus',
	});

/** All values arrive as text, also „nein“ and „12“. */
const headSchema = strictFields({
	/** Headline, and title in the window. */
	titel: filled,
	/** For search engines and link previews. */
	beschreibung: filled,
	/** On the dimension line under the headline: one phrase in plain words. */
	masslinie: filled,
	/** The page's name in the menu; a page without it is not in the menu. */
	menue: filled
		.refine((name) => !/^(ja|nein|true|false)$/i.test(name), {
			error: 'ihren Namen im Menü, oder keine Zeile',
		})
		.optional(),
});

/** A page of the owner's own. */
export type Seite = z.infer<typeof headSchema> & { path: string; markdown: string };

/**
 * Reads the owner's own pages, src/content/seiten/<address>.md: between two lines `---` title and description, below
 * them the text. Sorted by address.
 * @throws an error that names every file with a fault
 */
export function readSeiten(root: string = process.cwd()): Seite[] {
	const { names, strayFiles } = namesIn(root, FOLDER, READ);
	const files = names.map((name) => name.normalize());
	const taken = takenAddresses(root);
	const seiten: Seite[] = [];
	const faults = strayFiles;
	for (const name of names.filter((name) => name.endsWith('.md'))) {
		const seite = readSeite(name, readText(`${FOLDER}/${name}`, root), taken, files);
		if (Array.isArray(seite)) faults.push(...seite);
		else seiten.push(seite);
	}
	if (faults.length > 0) throw new Error(`Diese Seiten sind nicht zu lesen:\n${faults.join('\n')}`);
	return seiten;
}

/** Addresses that a page of the site, a file or folder, or the service has already; without their slash. */
export function takenAddresses(root: string): string[] {
	const pages = readdirSync(join(root, 'src/pages')).map((name) => name.replace(/\.astro$/, ''));
	// Git keeps no empty folder: before the first recording there is no public/projekte.
	return [...pages, ...readdirSync(join(root, 'public')), 'projekte', dirname(ENDPOINT)];
}

const EXAMPLE =
	'Am Anfang der Datei stehen zwischen zwei Zeilen „---“ titel, beschreibung, masslinie und, wenn die Seite im Menü stehen soll, menue.';

/**
 * Returns a page, or what is wrong with its file, a sentence for each fault.
 * @param taken addresses that others have
 * @param files names of the files beside it, which its pictures may be
 */
export function readSeite(
	name: string,
	text: string,
	taken: readonly string[],
	files: readonly string[] = [],
): Seite | string[] {
	const file = `${FOLDER}/${name}`;
	const slug = name.replace(/\.md$/, '');
	if (!/^[a-z0-9-]+$/.test(slug))
		return [
			`${file}: Der Dateiname ist die Adresse: Er besteht aus kleinen Buchstaben, Ziffern und Bindestrichen.`,
		];
	if (taken.includes(slug))
		return [`${file}: Die Adresse /${slug} gibt es schon; bitte die Datei anders nennen.`];
	const parts = partsOf(text);
	if (!parts) return [`${file}: ${EXAMPLE}`];
	const { head, markdown, linesAbove } = parts;
	const { data, faults } = checkData(headSchema, file, head);
	if (faults) return faults;
	const wrong = textFaults(markdown, files, linesAbove).map((fault) => `${file}: ${fault}`);
	return wrong.length > 0 ? wrong : { ...data, path: `/${slug}`, markdown };
}

/** The head of a page, whose lines count as they do in the file, and the text below it; undefined without a head. */
export function partsOf(
	text: string,
): { head: string; markdown: string; linesAbove: number } | undefined {
	const [, head, markdown = ''] =
		/^--- *(\n[\s\S]*?)\n--- *(?:\n([\s\S]*))?$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
	return head === undefined
		? undefined
		: { head, markdown, linesAbove: head.split('\n').length + 1 };
}
