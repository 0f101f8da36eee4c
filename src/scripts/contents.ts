/** Contents: marks the topic whose headline the reader passed last, and unfolds its section. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('nav li li a')];
const topics = links.flatMap((link) => {
	const headline = document.querySelector(link.hash);
	return headline ? [{ link, headline }] : [];
});
const over = new Set<Element>();
const growth = new ResizeObserver(([entry]) => {
	if (entry?.target instanceof HTMLElement) makeRoom(entry.target);
});

// Beside the text it is open by its styles, where the browser knows how to say so.
if (!CSS.supports('selector(::details-content)') && matchMedia('(min-width: 64rem)').matches)
	document.querySelector('nav details')?.setAttribute('open', '');

/** Passed is what stands between far above and a third of the window. */
const observer = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries) {
			if (isIntersecting) over.add(target);
			else over.delete(target);
		}
		const passed = topics.findLast(({ headline }) => over.has(headline)) ?? topics[0];
		mark(passed?.link);
	},
	{ rootMargin: '99999px 0px -66%' },
);
for (const { headline } of topics) observer.observe(headline);

function mark(here: HTMLAnchorElement | undefined): void {
	for (const link of links) link.ariaCurrent = link === here ? 'location' : null;
	for (const section of document.querySelectorAll('nav details > ol > li')) {
		section.toggleAttribute('data-open', section.contains(here ?? null));
	}
	const topics = here?.closest('ol');
	if (!topics) return;
	makeRoom(topics);
	// Letters that grow later need more of it.
	growth.disconnect();
	growth.observe(topics);
}

function makeRoom(topics: HTMLElement): void {
	topics.closest('nav')?.style.setProperty('--unfolded', `${topics.offsetHeight}px`);
}
