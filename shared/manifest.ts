import { z } from 'zod';
import { PICTURE_KINDS } from './viewports.ts';

const pictureSchema = z.object({
	breite: z.int().positive(),
	hoehe: z.int().positive(),
	breiten: z.array(z.int().positive()).min(1),
	/** AVIF in every width, or one SVG for all. There is also one JPEG, at most 1920 pixels wide. */
	format: z.enum(['avif', 'svg']),
	alt: z.string(),
	geraet: z.enum(PICTURE_KINDS),
});

const filmSchema = z.object({ breite: z.int().positive(), hoehe: z.int().positive() });

/** Fields of an earlier recorder are ignored. */
export const manifestSchema = z.object({
	logo: z.enum(['logo.svg', 'logo.png']).default('logo.svg'),
	bilder: z.record(z.string(), pictureSchema),
	/** showcase.mp4 and showcase.webm. */
	film: filmSchema,
	/**
	 * The same tour of the site in a phone's window: showcase-telefon.mp4 and .webm, with the picture
	 * `poster-telefon`. Missing where nobody could record it.
	 */
	filmTelefon: filmSchema.optional(),
});

/** The recording of one project: manifest.json in its folder, written by `npm run media`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** One picture; `breite` and `hoehe` in pixels of the largest file. */
export type ManifestPicture = z.infer<typeof pictureSchema>;

/** One of the files or rows of files that a `<picture>` offers; without `media` in every window and scheme. */
type PictureSource = {
	srcset: string;
	type?: string;
	media?: string;
};

/** Values for a `<picture>`: the browser takes the first source that fits, or else `src`. */
export type PictureSources = {
	sources: PictureSource[];
	src: string;
	width: number;
	height: number;
	alt: string;
	device: ManifestPicture['geraet'];
};

/** Reads the text of a project's manifest.json. @throws an error that names the project and what is wrong */
export function readManifest(text: string, slug: string): Manifest {
	return readRecorded(text, manifestSchema, `${slug}/manifest.json`, remakeCommand(slug));
}

/**
 * Reads the text of a JSON file that the recorder wrote.
 * @param remake the command that writes it again
 * @throws an error that names the wrong fields and this command
 */
export function readRecorded<T>(
	text: string,
	schema: z.ZodType<T>,
	name: string,
	remake: string,
): T {
	let raw: unknown;
	try {
		raw = JSON.parse(text);
	} catch (cause) {
		throw new Error(`${name} ist kein gültiges JSON. Neu erstellen mit: ${remake}`, { cause });
	}
	const { data, error } = schema.safeParse(raw);
	if (!error) return data;
	const fault = error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ');
	throw new Error(`${name} passt nicht zum Schema (${fault}). Neu erstellen mit: ${remake}`);
}

/** Returns the public path of a project's file; on the disk it lies below `public`. */
export function projektFile(slug: string, name: string): string {
	return `/projekte/${slug}/${name}`;
}

/** Returns the files of one picture of a project, by its name in the manifest ('bild-1') or its path in the entry. */
export function pictureSources(manifest: Manifest, slug: string, named: string): PictureSources {
	const name = named.replace(/^.*\/|\.jpg$/g, '');
	const path = projektFile(slug, name);
	const picture = manifest.bilder[name];
	if (!picture) {
		const known = Object.keys(manifest.bilder).join(', ');
		throw new Error(
			`Das Bild „${name}“ steht nicht im Manifest von „${slug}“ (dort: ${known}). Bitte den Pfad im Eintrag berichtigen oder neu erstellen mit: ${remakeCommand(slug)}`,
		);
	}
	return {
		sources: [sourceOf(picture, path)],
		src: `${path}.jpg`,
		width: picture.breite,
		height: picture.hoehe,
		alt: picture.alt,
		device: picture.geraet,
	};
}

function sourceOf({ format, breiten }: ManifestPicture, path: string): PictureSource {
	if (format === 'svg') return { type: 'image/svg+xml', srcset: `${path}.svg` };
	const srcset = breiten.map((width) => `${path}-${width}.avif ${width}w`).join(', ');
	return { type: 'image/avif', srcset };
}

/** Returns the command that records a project again. */
export function remakeCommand(slug = '<kurzname>'): string {
	return `npm run media -- ${slug}`;
}
