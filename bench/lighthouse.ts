import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../tools/find-chromium.ts';

export type Lighthouse = {
	audit(url: string): Promise<Result>;
	close(): Promise<void>;
};

const ATTEMPTS = 3;

/** Starts a browser for Lighthouse and its mobile preset: a mid-range phone on slow 4G. */
export async function openLighthouse(): Promise<Lighthouse> {
	const executablePath = findChromium();
	const browser = await launch({
		// In tests Caddy issues its certificate itself.
		args: ['--ignore-certificate-errors', ...chromiumArgs],
		...(executablePath && { executablePath }),
	});
	const port = Number(new URL(browser.wsEndpoint()).port);
	return { close: () => browser.close(), audit: (url) => audit(url, port) };
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
