/**
 * Styles that come with a component only where it is shown, as what an owner may leave out; the page's
 * head takes them in (finishing/finish-page.ts). Class names are the component's own, in words.
 */
export function OwnStyles({ css }: { css: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, which React would escape
	return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
