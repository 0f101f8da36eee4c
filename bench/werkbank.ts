import { type Bau, buildSite } from './build-site.ts';
import { addLeereSeite } from './leere-seite.ts';
import { copyProject, type Projektkopie, removeTraces } from './projektkopie.ts';

/** What measurements share: how often, a copy of the project, one build of it. */
export type Werkbank = {
	laeufe: number;
	/** Tells the person waiting what is going on. */
	melde(text: string): void;
	/** A copy of the project tree, in which alone is built. */
	kopie(): Projektkopie;
	/** The built site, with the bare page in it. */
	dist(): string;
	/** One more clean build of the copy; the site to measure is what came out last. */
	baueNeu(): Bau;
	close(): void;
};

/** An empty workbench; what it holds is made when first asked for. */
export function openWerkbank(laeufe: number, melde: (text: string) => void): Werkbank {
	let kopie: Projektkopie | undefined;
	let bau: Bau | undefined;

	const werkbank: Werkbank = {
		laeufe,
		melde,
		kopie: () => {
			kopie ??= copyProject();
			return kopie;
		},
		baueNeu: () => {
			const { root } = werkbank.kopie();
			removeTraces(root);
			melde('baut die Website …');
			bau = buildSite(root);
			addLeereSeite(bau.dist);
			return bau;
		},
		dist: () => (bau ?? werkbank.baueNeu()).dist,
		close: () => kopie?.remove(),
	};
	return werkbank;
}
