import { expect, test } from 'vitest';
import { metaContent, parsePage, textOf } from './parse-page.ts';

test('words are read as a browser shows them, named characters too', () => {
	const page = parsePage(
		'<meta name="description" content="A &quot;B&quot;"><meta property="og:title" content="C"><p>A&nbsp;&amp; B &#8222;C&ldquo;<script>x</script><style>x</style><!-- x --></p>',
	);
	expect(page.elements.filter(({ name }) => name === 'p').map(textOf)).toEqual(['A\u00a0& B „C“']);
	expect(metaContent(page, 'description')).toBe('A "B"');
	expect(metaContent(page, 'og:title'), 'a property').toBe('C');
	expect(metaContent(page, 'robots'), 'there is none').toBe('');
});
