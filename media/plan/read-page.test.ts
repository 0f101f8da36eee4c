import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newFolder } from '../../service/testing/new-folder.ts';
import type { Part } from './parts.ts';

const html = `<!doctype html><meta charset="utf-8"><style>
	body { margin: 0; font: 20px/30px sans-serif }
	h1 { width: 120px; font: 700 40px/44px sans-serif; margin: 0 }
	.below { position: relative; z-index: -1; height: 40px; background: oklch(0.2 0.14 264) }
	.read-out { position: absolute; clip-path: inset(50%) }
	.frame { overflow: hidden; width: 100px; height: 20px }
	.photo { position: absolute; inset: 0; z-index: -2; background: linear-gradient(#0008, #0008), url(foto.png) }
	.veil { position: absolute; inset: 0; z-index: -2; background: #000; opacity: .5 }
	.underlined { background: linear-gradient(#000, #000) 0 100% / 0 3px no-repeat }
	.icon::before { content: '★'; font: 30px icons, sans-serif }
	.turned { width: 200px; rotate: 9deg; background: #c00 }
	.panel { position: relative; height: 40px }
	.panel::before { content: ''; position: absolute; inset: 0 50% 0 0; background: #123; transform: skewX(-45deg); transform-origin: 0 0 }
	.cut { width: 100px; height: 100px; object-fit: cover; object-position: 70% 0 }
	.scaled { width: 50px; transform: scale(2); transform-origin: 0 0; background: #eee; border-radius: 50% }
</style>
<p>oben</p><div class="photo"></div><div class="veil"></div><div class="below">hinten</div>
<h1>Werk&shy;zeichnung</h1>
<details><summary>Menü</summary><p>zugeklappt</p></details>
<span class="read-out">unsichtbar</span>
<div class="frame"><p style="margin:0;text-transform:uppercase">breit</p></div>
<b class="underlined">Verweis</b><i class="icon"></i><img src="data:image/png;base64,AA=="><div class="turned">schräg</div><div class="scaled">groß</div><div class="panel"></div>
<img class="cut" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 100'><path d='M0 0H9'/></svg>">
<svg width="100" height="60" viewBox="0 0 100 60"><path d="M10 30H90" stroke="#c00" stroke-width="12"/><rect width="30" height="20" style="fill:#012"/></svg>`;

test('a page is read as it is painted, and a drawing in it as outlines', async () => {
	const folder = newFolder();
	await writeFile(path.join(folder, 'index.html'), html);
	await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } }).toFile(
		path.join(folder, 'foto.png'),
	);
	const script = path.join(import.meta.dirname, 'testing/read-folder.ts');
	const { stdout } = await promisify(execFile)('node', [script, folder]);
	type Read = Record<'outline' | 'cut' | 'photograph', string> & { parts: Part[] };
	const { parts, outline, cut, photograph }: Read = JSON.parse(stdout);

	const lines = parts.filter((part) => part.kind === 'line');
	expect(lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
		...['hinten', 'oben', 'Werk-', 'zeichnung', 'Menü', 'breit', 'Verweis', '★', 'schräg', 'groß'],
	]);
	const [first, second] = lines.filter(({ role }) => role === 'title');
	expect((second?.baseline ?? 0) - (first?.baseline ?? 0)).toBeCloseTo(44, 0);
	expect(lines[5]?.clips).toMatchObject([{ width: 100, height: 20 }]);
	expect(lines.at(-3)?.role).toBe('icon');
	expect(lines.slice(-2)).toMatchObject([{ type: { size: 20 } }, { type: { size: 40 } }]);
	const boxes = parts.filter((part) => part.kind === 'box');
	expect(boxes).toHaveLength(6);
	expect(boxes.at(-2)?.shape.radii[0], 'of a box that is scaled').toBe(30);
	expect(boxes.at(-1)?.shape).toMatchObject({ x: -40, width: 440, height: 40 });
	expect(boxes.at(-1)?.shape.corners?.[0]?.[0]).toBeCloseTo(0, 0);
	const [[left = 0, top = 0] = [], [right = 0, lower = 0] = []] = boxes[3]?.shape.corners ?? [];
	expect([right - left, lower - top].map(Math.round)).toEqual([198, 31]);
	expect(parts.filter(({ kind }) => kind === 'picture')).toHaveLength(3);
	expect(parts.slice(0, 4)).toMatchObject([
		{ kind: 'box', fill: 'rgb(255, 255, 255)', shape: { width: 800, height: 600 } },
		{ kind: 'picture', layer: 'background' },
		{ kind: 'box', fill: '' },
		{ kind: 'box', fill: 'rgba(0, 0, 84, 1)', standsOut: true },
	]);
	const { dominant } = await sharp(Buffer.from(photograph, 'base64')).stats();
	expect(dominant.b, 'neither the veil nor what lies before it').toBeGreaterThan(dominant.r + 50);

	expect(outline).toMatch(/stroke-width: ?12px.*class="counter"/);
	expect(outline).toMatch(/<rect [^>]*class="line dense"/);
	expect(cut, 'placed as the page places it').toContain('viewBox="140 0 100 100"');
}, 30_000);
