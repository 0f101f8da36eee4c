import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArgs, findChromium } from '../tools/find-chromium.ts';

export type Lighthouse = {
	audit(url: string): Promise<Result>;
	close(): void;
};

const ATTEMPTS = 3;

/** Starts a browser for Lighthouse and its mobile preset: a mid-range phone on slow 4G. */
export async function openLighthouse(): Promise<Lighthouse> {
	const chromePath = findChromium();
	const chrome = await launch({
		// In tests Caddy issues its certificate itself.
		chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...chromiumArgs],
		...(chromePath && { chromePath }),
	});
	return { close: () => chrome.kill(), audit: (url) => audit(url, chrome.port) };
}

/** Tries again: on a busy machine the browser's trace sometimes lacks its beginning. */
async function audit(url: string, port: number): Promise<Result> {
	let reason = 'no result';
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		// Without a configuration of ours Lighthouse takes its mobile preset.
		const result = await lighthouse(url, {
			port,
			logLevel: 'silent',
			onlyCategories: ['performance'],
			// The 404 pages are measured too.
			ignoreStatusCode: true,
		});
		if (result && !result.lhr.runtimeError) return result.lhr;
		reason = result?.lhr.runtimeError?.message ?? reason;
	}
	throw new Error(`Lighthouse, ${url}: ${reason}`);
}
