import type { Plugin } from 'vite';
import { AUSGELIEFERT } from '../rendering/licences.ts';

/** Stops the build when the browser would get code whose licence is not in /lizenzen.txt. */
export function checkShipped(): Plugin {
	return {
		name: 'check-shipped',
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle(_, bundle) {
			const module = Object.values(bundle).flatMap((datei) =>
				datei.type === 'chunk' ? datei.moduleIds : [],
			);
			const fehlt = packagesOf(module).filter((name) => !Object.hasOwn(AUSGELIEFERT, name));
			if (fehlt.length === 0) return;
			throw new Error(
				`An den Browser geht Code von ${fehlt.join(', ')}, dessen Lizenz in /lizenzen.txt fehlt. Bitte in src/rendering/licences.ts eintragen.`,
			);
		},
	};
}

/** The npm packages these modules come from. */
export function packagesOf(moduleIds: readonly string[]): string[] {
	const namen = moduleIds.flatMap(
		(id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
	);
	return [...new Set(namen)];
}
