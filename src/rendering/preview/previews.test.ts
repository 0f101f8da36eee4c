import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { PageSheet } from './PageSheet.tsx';
import { PREVIEW } from './preview-path.ts';
import { previews } from './previews.ts';

vi.mock('#shared/inhaber.ts', async (original) => {
	const { inhaber } = await original<{ inhaber: object }>();
	return { inhaber: { ...inhaber, berufsbezeichnung: 'Webdesign' } };
});
vi.mock('./PageSheet.tsx', async (original) => {
	const { PageSheet: draw } = await original<{ PageSheet: typeof PageSheet }>();
	return { PageSheet: vi.fn(draw) };
});

test('every page’s preview picture has the size link previews expect; the owner’s job title is home’s headline', async () => {
	for (const [path, draw] of previews) {
		const { width, height } = await sharp(await draw()).metadata();
		expect({ width, height }, path).toEqual(PREVIEW);
	}
	expect(PageSheet).toHaveBeenCalledWith(expect.objectContaining({ headline: 'Webdesign' }));
});
