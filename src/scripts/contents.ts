/** Contents: marks the topic whose headline the reader passed last, and unfolds its section. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('nav li li a')];
const titel = links.flatMap((link) => document.querySelector(link.hash) ?? []);
const vorbei = new Set<Element>();
const growth = new ResizeObserver(([entry]) => {
	if (entry?.target instanceof HTMLElement) makeRoom(entry.target);
});

// Beside the text it is open by its styles, where the browser knows how to say so.
if (!CSS.supports('selector(::details-content)') && matchMedia('(min-width: 64rem)').matches)
	document.querySelector('nav details')?.setAttribute('open', '');

/** Passed is what stands between far above and a third of the window. */
const beobachter = new IntersectionObserver(
	(eintraege) => {
		for (const { target, isIntersecting } of eintraege) {
			if (isIntersecting) vorbei.add(target);
			else vorbei.delete(target);
		}
		const stelle = titel.findLastIndex((element) => vorbei.has(element));
		mark(links[Math.max(0, stelle)]);
	},
	{ rootMargin: '99999px 0px -66%' },
);
for (const element of titel) beobachter.observe(element);

function mark(hier: HTMLAnchorElement | undefined): void {
	for (const link of links) link.ariaCurrent = link === hier ? 'location' : null;
	for (const abschnitt of document.querySelectorAll('nav details > ol > li')) {
		abschnitt.toggleAttribute('data-offen', abschnitt.contains(hier ?? null));
	}
	const topics = hier?.closest('ol');
	if (!topics) return;
	makeRoom(topics);
	// Letters that grow later need more of it.
	growth.disconnect();
	growth.observe(topics);
}

function makeRoom(topics: HTMLElement): void {
	topics.closest('nav')?.style.setProperty('--auf', `${topics.offsetHeight}px`);
}
