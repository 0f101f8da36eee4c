import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Manifest, ManifestPicture } from '#shared/manifest.ts';
import type { Plan } from '#shared/plan.ts';
import type { DrawnProjekt } from '#shared/projekt-schema.ts';
import { fixtureProjekt } from './fixture-projekt.ts';
import { newFolder } from './new-folder.ts';

export const FIXTURE_PLAN: Plan = {
	desktop: { bild: 'bild-1', blick: [362, 202], kopf: 72, ketten: [] },
	telefon: { bild: 'bild-4', blick: [162, 127], kopf: 64 },
};

/**
 * A drawn project whose third picture is a phone's, with what the recorder wrote about it. The site lies elsewhere until
 * `vi.restoreAllMocks()`. @param slug of this test alone: what was recorded is read once
 */
export function fixtureRecording(slug: string, more: Partial<Manifest> = {}): DrawnProjekt {
	const root = newFolder();
	const size = { breite: 390, hoehe: 844 };
	const picture = (geraet: ManifestPicture['geraet']): ManifestPicture => ({
		...size,
		breiten: [390],
		format: 'avif',
		alt: slug,
		geraet,
	});
	const names = ['bild-1', 'bild-2', 'bild-4', 'poster', 'background'];
	const desktop = names.map((name) => [name, picture('desktop')] as const);
	const manifest: Manifest = {
		logo: 'logo.svg',
		bilder: { ...Object.fromEntries(desktop), 'bild-3': picture('telefon') },
		film: size,
		...more,
	};
	const folder = join(root, 'public/projekte', slug);
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
	vi.spyOn(process, 'cwd').mockReturnValue(root);
	return { ...fixtureProjekt(slug), plan: FIXTURE_PLAN };
}
