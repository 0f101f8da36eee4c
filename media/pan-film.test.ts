import { expect, test } from 'vitest';
import { filmDuration, framesPerSecond } from './film-plan.ts';
import { planPan } from './pan-film.ts';

test.each([1, 2, 3, 4, 5])(
	'a film of %i pictures has an allowed length and shows each of them alone',
	(anzahl) => {
		const plan = planPan(anzahl);
		expect(plan.length / framesPerSecond).toBeGreaterThanOrEqual(filmDuration.min);
		expect(plan.length / framesPerSecond).toBeLessThanOrEqual(filmDuration.max);
		const alone = plan
			.filter((positions) => positions.length === 1)
			.map(([position]) => position?.bild);
		expect(new Set(alone).size).toBe(anzahl);
	},
);
