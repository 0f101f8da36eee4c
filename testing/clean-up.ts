import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Vitest's set-up for components: no test finds what another has rendered or stubbed. */
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
