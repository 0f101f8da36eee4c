import { expect, test } from 'vitest';
import { colours, svgFile } from './paint.ts';
import { box } from './testing/parts.ts';

test('a drawing becomes a file in its place, with paint, hatches and colours instead of properties', () => {
	const file = svgFile('<path d="M0 0"/>', box(3, 4, 50, 60));
	expect(file).toMatch(
		/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="50" height="60" viewBox="3 4 50 60" preserveAspectRatio="none"><style>/,
	);
	expect(file).toContain(`fill: ${colours.paper} !important`);
	expect(file).not.toContain('var(--plan');
	for (const hatch of ['dense', 'shade', 'wide', 'calm'])
		expect(file).toContain(`<pattern id="plan-${hatch}"`);
	expect(file).toMatch(/<\/pattern><path d="M0 0"\/><\/svg>$/);
});

test('without a box it fills the file; an SVG keeps its own root', () => {
	expect(svgFile('<g/>')).toMatch(/^<svg xmlns="[^"]*"><style>/);
	const own = svgFile('<svg viewBox="0 0 9 9"><g/></svg>', box(1, 2, 3, 4));
	expect(own).toMatch(/^<svg viewBox="0 0 9 9"><style>.*<\/pattern><g\/><\/svg>$/s);
});
