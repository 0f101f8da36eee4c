import { expect, test, vi } from 'vitest';
import { PageSheet } from './PageSheet.tsx';
import { previews } from './previews.ts';

vi.mock('#shared/inhaber.ts', async (original) => {
	const { inhaber } = await original<{ inhaber: object }>();
	return { inhaber: { ...inhaber, berufsbezeichnung: 'Webdesign' } };
});
vi.mock('./PageSheet.tsx', async (original) => {
	const { PageSheet: draw } = await original<{ PageSheet: typeof PageSheet }>();
	return { PageSheet: vi.fn(draw) };
});

test('the preview picture of home has the owner’s job title as its headline', async () => {
	await previews.get('/')?.();
	expect(PageSheet).toHaveBeenCalledWith(expect.objectContaining({ headline: 'Webdesign' }));
});
