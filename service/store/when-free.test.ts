import { expect, test, vi } from 'vitest';
import { THIS_HOST } from '../host.ts';
import { whenFree } from './when-free.ts';

const busy = Object.assign(new Error('database is locked'), { errcode: 5 });

test('a change is tried every 50 ms, so long as somebody has patience, and no other fault is waited for', async () => {
	const wait = vi.fn(async () => {});
	const change = vi.fn(() => {
		throw busy;
	});
	await expect(whenFree({ ...THIS_HOST, wait }, 100, change)).rejects.toBe(busy);
	expect([change.mock.calls.length, wait.mock.calls]).toEqual([3, [[50], [50]]]);
	const other = new Error('x');
	const broken = vi.fn(() => {
		throw other;
	});
	await expect(whenFree({ ...THIS_HOST, wait }, 100, broken)).rejects.toBe(other);
	expect(broken).toHaveBeenCalledOnce();
});
