import { decode } from './decode.ts';

/** What a protected website asks for. */
export type Login = { username: string; password: string };

/** Takes user and password out of an address, as in `https://user:password@www.example.com`: they are nobody else's business. */
export function splitLogin(address: string): { address: string; login: Login | undefined } {
	const url = URL.parse(address);
	if (!url || (url.username === '' && url.password === '')) return { address, login: undefined };
	const login = { username: decode(url.username), password: decode(url.password) };
	url.username = '';
	url.password = '';
	return { address: url.href, login };
}

/** A text for others, in whose addresses user and password are left out. */
export function hideLogins(text: string): string {
	return text.replaceAll(/(\w:\/\/)[^\s/?#„“"']*@/g, '$1…@');
}
