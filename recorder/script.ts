import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { decodeUtf8 } from '../shared/decode-utf8.ts';
import { hideLogins, splitLogin } from '../shared/login.ts';
import { OwnerError } from '../shared/owner-error.ts';
import { PICTURE_KINDS, type VIEWPORTS } from '../shared/viewports.ts';
import { lineOfFault } from './line-of-fault.ts';

/** A window that a website is seen in. */
export type Device = keyof typeof VIEWPORTS;

/** What is wrong with a text completes „erwartet …“. */
const text = (pattern: RegExp, error: string) => z.string(error).regex(pattern, error);
const target = text(/./, 'einen CSS-Selektor');
/** A place of the page: a selector, or px from the top. */
const selectorOrPx = 'einen CSS-Selektor oder eine Zahl ab 0 (Pixel vom Anfang der Seite)';
const place = z.union([target, z.number().min(0, selectorOrPx)], { error: selectorOrPx });
const oneStep =
	'einen Schritt wie {"scroll":"#ziel"|"oben"|1200,"dauer":1.4}, {"warte":0.4}, {"hover":".ziel","dauer":0.7}, {"klick":".ziel","dauer":0.7} oder {"taste":"ArrowRight","dauer":1.2} (Sekunden, 0,1 bis 5; siehe docs/drehbuch.md)';
const duration = z.number(oneStep).min(0.1, oneStep).max(5, oneStep);

const stepSchema = z.union(
	[
		z.strictObject({ scroll: place, dauer: duration.default(1.4) }),
		z.strictObject({ warte: duration }),
		z.strictObject({ hover: target, dauer: duration.default(0.7) }),
		z.strictObject({ klick: target, dauer: duration.default(0.7) }),
		z.strictObject({ taste: target, dauer: duration.default(1.2) }),
	],
	{ error: oneStep },
);

const page =
	'eine Adresse ohne Benutzer und Passwort (diese nur bei der Aufnahme, mit --url) oder eine Datei im Ordner der Website';
const pageSchema = text(/^[^/]/, page)
	.refine((seite) => !splitLogin(seite).login, page)
	.refine((seite) => URL.canParse(seite, 'https://www.kunde.de'), page);
const height = 'eine Zahl von 200 bis 1600';
const pictureName = text(/^bild-[1-9]$/, 'bild-1, bild-2 …');
const pictureSchema = z
	.strictObject({
		name: pictureName,
		seite: pageSchema,
		geraet: z.enum(PICTURE_KINDS, 'desktop, telefon oder detail'),
		ziel: place.optional(),
		hoehe: z.number(height).min(200, height).max(1600, height).optional(),
		alt: text(/.{10}/s, 'einen Alternativtext, der das Bild beschreibt'),
		aktionen: z.array(stepSchema).default([]),
	})
	.refine(({ geraet, hoehe }) => geraet === 'detail' || hoehe === undefined, {
		path: ['hoehe'],
		error: 'eine Höhe nur bei „detail“',
	});

const count = 'vier oder fünf Bilder';
const steps = 'mindestens einen Schritt';
export const scriptSchema = z
	.strictObject({
		bilder: z
			.array(pictureSchema, count)
			.min(4, count)
			.max(5, count)
			.refine((all) => all.every(({ name }, i) => name === `bild-${i + 1}`), 'Namen ohne Lücke')
			.refine(([first]) => first?.geraet === 'desktop', 'als bild-1 eine „desktop“-Ansicht'),
		film: z.strictObject({
			seite: pageSchema,
			schritte: z.array(stepSchema, steps).min(1, steps),
		}),
		/** What is shown nowhere: website/come-to-rest.ts hides it. */
		verstecken: z.array(target).default([]),
		/** What stays, though it covers the page: website/clear-overlays.ts leaves it. */
		zeigen: z.array(target).default([]),
		riss: z.strictObject({ desktop: pictureName, telefon: pictureName }).partial().default({}),
	})
	.refine(
		({ riss, bilder }) =>
			Object.entries(riss).every(([device, name]) =>
				bilder.some((picture) => picture.name === name && picture.geraet === device),
			),
		{ path: ['riss'], error: 'je Fenster den Namen eines Bildes, das dieses Fenster zeigt' },
	);

/** Pictures and film to make of a client's site, see docs/drehbuch.md. */
export type Script = z.infer<typeof scriptSchema>;
export type ScriptPicture = Script['bilder'][number];
export type Step = z.infer<typeof stepSchema>;

export function secondsOf(step: Step): number {
	return 'warte' in step ? step.warte : step.dauer;
}

/**
 * The picture that is drawn, too, in each window: the one that the script names, or the first; undefined
 * without one.
 */
export function drawnPictures({ riss, bilder }: Script): Record<Device, string | undefined> {
	const first = (device: Device) => bilder.find(({ geraet }) => geraet === device)?.name;
	return { desktop: riss.desktop ?? first('desktop'), telefon: riss.telefon ?? first('telefon') };
}

/** Checks a parsed script; `source` names it in the error. */
export function checkScript(raw: unknown, source: string): Script {
	const { data, error } = scriptSchema.safeParse(raw, { error: expected, reportInput: true });
	if (data) return data;
	const lines = error.issues.map(({ path, input, message }) => {
		const where = path.length > 0 ? `Feld „${z.core.toDotPath(path)}“` : 'die ganze Datei';
		return `${source}, ${where}: gefunden ${found(input)}, erwartet ${message}.`;
	});
	throw new OwnerError(lines.join('\n'));
}

/** What completes „erwartet …“ where the schema does not say it itself. */
function expected(issue: z.core.$ZodRawIssue): string {
	const unknown = issue.code === 'unrecognized_keys' ? `, nicht ${issue.keys.join(', ')}` : '';
	return `Felder, die docs/drehbuch.md nennt${unknown}`;
}

function found(value: unknown): string {
	const text = value === undefined ? '' : hideLogins(JSON.stringify(value).replace(/^"|"$/g, ''));
	return text === '' ? 'nichts' : `„${text.length > 60 ? `${text.slice(0, 60)}…` : text}“`;
}

export async function readScript(file: string): Promise<Script> {
	const bytes = await readFile(file).catch((cause) => {
		throw new OwnerError(`Das Drehbuch ${file} lässt sich nicht öffnen.`, { cause });
	});
	const text = decodeUtf8(bytes);
	if (text === undefined)
		throw new OwnerError(`Das Drehbuch ${file} ist kein Text in UTF-8. Bitte so speichern.`);
	return checkScript(parseScript(text, file), file);
}

/** Reads JSON. Throws OwnerError that names the line where it breaks. */
export function parseScript(text: string, file: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		const message = `${file}, Zeile ${lineOfFault(text)}: Hier oder in der Zeile darüber fehlt ein Anführungszeichen, ein Komma oder eine Klammer, oder eines ist zu viel. Bitte berichtigen.`;
		throw new OwnerError(message, { cause });
	}
}
