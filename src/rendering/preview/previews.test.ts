import { expect, test, vi } from 'vitest';
import { PageSheet } from './PageSheet.tsx';
import { previews } from './previews.ts';

// Other files of this run may have loaded the modules that are mocked here.
vi.hoisted(() => vi.resetModules());
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
