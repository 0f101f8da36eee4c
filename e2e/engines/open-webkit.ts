import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, error as errors, Key as Keys, WebElement } from 'selenium-webdriver';
import { newFolder } from '../../testing/new-folder.ts';
import { freePort, startProgram } from '../../testing/start-program.ts';
import { type Engine, FINDER, findToClick } from './engine.ts';

const KEYS = { Escape: Keys.ESCAPE, Home: Keys.HOME, ArrowRight: Keys.ARROW_RIGHT };

/** Opens Debian's WebKitGTK, which has Safari's engine, on a screen of its own. */
export async function openWebKit(): Promise<Engine> {
	const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
	if (!binary) throw new Error('WebKit’s MiniBrowser is not in /usr/lib/*/webkit2gtk-4.*.');
	const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const [display] = await once(screen.stdout, 'data');
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const env = { DISPLAY: `:${String(display).trim()}`, HOME: newFolder(), LANG: 'C.UTF-8' };
	const program = await startProgram('WebKitWebDriver', [`--port=${port}`], `${url}/status`, env);
	const options = { binary, args: ['--automation'] };
	const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
	const driver = await new Builder().usingServer(url).withCapabilities(browser).build();
	const ready = async () => {
		if (await driver.executeScript('return !globalThis.findShown'))
			await driver.executeScript(FINDER);
	};
	const run: Engine['run'] = (script, ...args) =>
		ready().then(() => driver.executeScript(`return (${script})(...arguments)`, ...args));
	return {
		run,
		async resize(width) {
			await driver.manage().window().setRect({ width, height: 1000 });
		},
		open: (address) => driver.get(address),
		async click(role, name) {
			const origin: unknown = await run(findToClick, role, name);
			if (!(origin instanceof WebElement)) throw new Error('WebKit returned no element.');
			const click = () => driver.actions().move({ origin }).click().perform();
			await click().catch((error: unknown) => {
				if (!isWordless(error)) throw error;
				return click();
			});
		},
		type: (text) => driver.actions().sendKeys(text).perform(),
		press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
		async [Symbol.asyncDispose]() {
			await driver.quit();
			await program.stop();
			screen.kill();
		},
	};
}

/** What WebKit's driver now and then says on a busy machine instead of moving the pointer. */
function isWordless(error: unknown): boolean {
	return error instanceof errors.WebDriverError && error.message === '';
}
