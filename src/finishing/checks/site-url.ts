/** The address the site is built for. @throws when SITE_URL is no address */
export function siteUrl(env: Record<string, string | undefined>, standard: string): string {
	const { SITE_URL } = env;
	if (!SITE_URL) return standard;
	if (/^https?:$/.test(URL.parse(SITE_URL)?.protocol ?? '')) return SITE_URL;
	throw new Error(
		`SITE_URL: „${SITE_URL}“ ist keine vollständige Adresse, erwartet zum Beispiel „https://www.ihre-domain.de“.`,
	);
}
