/** What an address bar shows of a URL: the host without its 'www.'. */
export function hostname(url: string): string {
	return new URL(url).hostname.replace(/^www\./, '');
}
