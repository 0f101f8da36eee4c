import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanDimensions } from './PlanDimensions.tsx';

test('a length stands in the middle of what it measures, whatever size the drawing has', () => {
	const across = {
		richtung: 'waagrecht',
		lage: 80,
		ab: 70,
		marken: [0, 512],
		masse: [512],
	} as const;
	const down = {
		richtung: 'senkrecht',
		lage: 640,
		ab: 600,
		marken: [200, 600],
		masse: [400],
	} as const;
	const ketten = [across, down].map((chain) => ({
		...chain,
		marken: [...chain.marken],
		masse: [...chain.masse],
	}));
	render(
		<div style={{ position: 'relative', width: 640, height: 400, lineHeight: 1 }}>
			<PlanDimensions bild="bild-1" blick={[640, 280]} kopf={0} ketten={ketten} />
		</div>,
	);
	const origin = screen.getByText('512').closest('svg')?.getBoundingClientRect();
	const middle = (length: string) => {
		const { x, y, width, height } = screen.getByText(length).getBoundingClientRect();
		return { x: x + width / 2 - (origin?.x ?? 0), y: y + height / 2 - (origin?.y ?? 0) };
	};
	// Half the size of the client's page, which is 1280 px wide.
	expect(middle('512').x).toBeCloseTo(128, 0);
	expect(middle('400').y).toBeCloseTo(200, -1);
});
