import sharp from 'sharp';
import type { Part } from './parts.ts';
import { type Colours, svgFile } from './pens.ts';
import type { Stage } from './stage.ts';

/** Lines of letters from this size on stand between guide lines. */
const largeType = 28;

/** A drawn page (PNG, transparent where nothing is) on its sheet, with its window or phone round it. */
export async function drawSheet(
	page: Buffer,
	parts: Part[],
	stage: Stage,
	colours: Colours,
): Promise<Buffer> {
	const { width, height, page: place } = stage;
	const scale = ((await sharp(page).metadata()).width ?? 0) / place.width;
	const px = (length: number) => Math.round(length * scale);
	const sheet = { x: -place.x, y: -place.y, width, height };
	const front = svgFile(frame(stage) + guides(parts, stage), colours, true, sheet);
	const drawn = sharp(Buffer.from(front), { density: 72 * scale }).resize(px(width), px(height));
	return sharp({
		create: { width: px(width), height: px(height), channels: 3, background: colours.paper },
	})
		.composite([
			{ input: page, left: px(place.x), top: px(place.y) },
			{ input: await drawn.png().toBuffer() },
		])
		.png()
		.toBuffer();
}

/** The paper round the page, which rounds its corners, and the contour of its window or phone. */
function frame({ width, height, page, bar }: Stage): string {
	const [right, lower, round] = [page.width, page.height, bar ? 10 : 20];
	const corner = `a${round} ${round} 0 0 1`;
	const top = bar
		? `M0 0H${right}`
		: `M0 ${round}${corner} ${round} -${round}H${right - round}${corner} ${round} ${round}`;
	const window = `${top}V${lower - round}${corner} -${round} ${round}H${round}${corner} -${round} -${round}z`;
	const around = `<path data-pen="paper" fill-rule="evenodd" d="M${-page.x} ${-page.y}h${width}v${height}h${-width}z${window}"/>`;
	if (!bar)
		return `${around}<rect data-pen="line" stroke-width="2" x="-9" y="-9" width="${right + 18}" height="${lower + 18}" rx="30"/><rect data-pen="line" stroke-width="1.2" width="${right}" height="${lower}" rx="20"/>`;
	const dots = [26, 50, 74].map(
		(cx) => `<circle data-pen="line" stroke-width="1.4" cx="${cx}" cy="${-bar / 2}" r="6"/>`,
	);
	return `${around}<path data-pen="line" stroke-width="1.2" d="M0 0H${right}"/>${dots.join('')}<rect data-pen="line" stroke-width="2.8" y="${-bar}" width="${right}" height="${lower + bar}" rx="10"/>`;
}

/** Between what lines large letters stand, as far as those lie within the page. */
function guides(parts: Part[], { page }: Stage): string {
	const lines = parts.flatMap((part) => {
		if (part.kind !== 'line' || part.role === 'icon' || part.type.size < largeType) return [];
		const from = Math.max(0, part.box.x - 16);
		const until = Math.min(page.width, part.box.x + part.box.width + 16);
		return [part.baseline, part.baseline - part.xHeight]
			.filter((y) => y > 0 && y < page.height)
			.map((y) => `M${from} ${y}H${until}`);
	});
	return `<path data-pen="guide" d="${lines.join('')}"/>`;
}
