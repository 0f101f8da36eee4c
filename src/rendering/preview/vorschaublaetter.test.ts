import { expect, test, vi } from 'vitest';
import { vorschaublaetter } from './vorschaublaetter.tsx';

vi.mock('#shared/inhaber.ts', async (original) => {
	const { inhaber } = await original<{ inhaber: object }>();
	return { inhaber: { ...inhaber, berufsbezeichnung: 'Webdesign' } };
});

test('the owner’s job title is the headline of the home page’s preview picture', () => {
	expect(JSON.stringify(vorschaublaetter.get('/')?.().zeichnung)).toContain('"Webdesign"');
});
