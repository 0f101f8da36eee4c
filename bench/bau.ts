import { type Messung, medianZeile } from './messung.ts';

const BAUTEN = 3;

/** Clean builds, one after the other: no output, no cache of an earlier one. */
export const messeBau: Messung = async ({ baueNeu, laeufe }) => {
	const einzeln = Array.from({ length: Math.min(BAUTEN, laeufe) }, () => baueNeu().sekunden);
	return [medianZeile('Sauberer Bau', einzeln, { einheit: 's', ziel: { hoechstens: 25 } })];
};
