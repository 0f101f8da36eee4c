import { defineConfig } from 'vitest/config';
import { unit } from '../vitest.config.ts';

/** What StrykerJS runs for each fault (stryker.config.js): it takes a configuration without projects only. */
export default defineConfig({
	test: { ...unit, globalSetup: 'testing/own-temporary-folder.ts' },
});
