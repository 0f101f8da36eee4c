import { z } from 'zod';

const bildSchema = z.strictObject({
	breite: z.int().positive(),
	hoehe: z.int().positive(),
	breiten: z.array(z.int().positive()).min(1),
	/** AVIF in every width, or one drawing for all; besides there is one JPEG in the largest. */
	format: z.enum(['avif', 'svg']),
	farbe: z.string().regex(/^#[0-9a-f]{6}$/),
	alt: z.string(),
	geraet: z.enum(['desktop', 'telefon', 'detail']),
	/** Of a phone's view: where its headline ends, as a share of the height. A narrow card shows it from there. */
	ab: z.number().min(0).max(1).optional(),
});

const manifestSchema = z.strictObject({
	eingabe: z.string().regex(/^[0-9a-f]{64}$/),
	logo: z.enum(['logo.svg', 'logo.png']).default('logo.svg'),
	bilder: z.record(z.string(), bildSchema),
	/** Hash of the file that the picture `vorher` was made from. */
	vorher: z
		.string()
		.regex(/^[0-9a-f]{64}$/)
		.optional(),
	film: z.strictObject({
		breite: z.int().positive(),
		hoehe: z.int().positive(),
		bilderProSekunde: z.int().positive(),
		dauer: z.number().positive(),
	}),
});

/** What `npm run media` made for one project; the file `manifest.json` in its folder. */
export type Manifest = z.infer<typeof manifestSchema>;

/** One picture: sizes in pixels of the largest file, colour as `#rrggbb`. */
export type ManifestPicture = z.infer<typeof bildSchema>;

/** What a `<picture>` needs. */
export type PictureSources = {
	source: { type: string; srcset: string };
	src: string;
	width: number;
	height: number;
	farbe: string;
	alt: string;
	geraet: ManifestPicture['geraet'];
	ab: ManifestPicture['ab'];
};

/** Reads the text of a manifest.json; throws with the fields that are wrong. */
export function readManifest(text: string): Manifest {
	let roh: unknown;
	try {
		roh = JSON.parse(text);
	} catch (grund) {
		throw new Error(`manifest.json ist kein gültiges JSON. ${neuErstellen}`, { cause: grund });
	}
	const ergebnis = manifestSchema.safeParse(roh);
	if (ergebnis.success) return ergebnis.data;
	const fehler = ergebnis.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ');
	throw new Error(`manifest.json passt nicht zum Schema (${fehler}). ${neuErstellen}`);
}

/** The files for one picture, named by its path in the project data (`/projekte/slug/bild-1.jpg`). */
export function pictureSources(manifest: Manifest, publicPath: string): PictureSources {
	const ordner = publicPath.slice(0, publicPath.lastIndexOf('/') + 1);
	const name = publicPath.slice(ordner.length).replace(/\.jpg$/, '');
	const bild = manifest.bilder[name];
	if (!bild) {
		const bekannt = Object.keys(manifest.bilder).join(', ');
		throw new Error(
			`Das Bild „${publicPath}“ steht nicht im Manifest von ${ordner} (dort: ${bekannt}). Entweder den Pfad in den Projektdaten berichtigen oder: ${neuErstellen}`,
		);
	}
	return {
		source:
			bild.format === 'svg'
				? { type: 'image/svg+xml', srcset: `${ordner}${name}.svg` }
				: {
						type: 'image/avif',
						srcset: bild.breiten.map((w) => `${ordner}${name}-${w}.avif ${w}w`).join(', '),
					},
		src: publicPath,
		width: bild.breite,
		height: bild.hoehe,
		farbe: bild.farbe,
		alt: bild.alt,
		geraet: bild.geraet,
		ab: bild.ab,
	};
}

/** The first of these pictures that shows a phone; undefined where none does. */
export function phonePicture(manifest: Manifest, pfade: readonly string[]): string | undefined {
	return pfade.find((pfad) => pictureSources(manifest, pfad).geraet === 'telefon');
}

const neuErstellen = 'Neu erstellen mit: npm run media -- <slug> --neu';
