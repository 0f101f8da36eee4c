export {};

/*
 * Changes the client on home's plate. A stage is fetched when its tab is pointed at or chosen, and covers the
 * old one once its pictures have loaded. Where it can't be fetched, the old client's tab is chosen again.
 */

const COVER_MS = 280;

const plate = document.querySelector<HTMLElement>('[data-layer]')?.parentElement;
const tabs = plate?.querySelector('[data-clients]');
const link = plate?.querySelector<HTMLAnchorElement>('[data-client-link]');
if (plate && tabs && link) connect(plate, tabs, link);

function connect(plate: HTMLElement, tabs: Element, link: HTMLAnchorElement): void {
	const stages = new Map<string, Promise<string>>();
	let shown = tabs.querySelector<HTMLInputElement>('[checked]');
	let chosen = tabs.querySelector<HTMLInputElement>(':checked');

	const stageOf = (slug: string) => {
		const stage = stages.get(slug) ?? fetchStage(slug);
		stages.set(slug, stage);
		// After a failure it is fetched again at the next choice.
		stage.catch(() => stages.delete(slug));
		return stage;
	};
	const choose = async (tab: HTMLInputElement) => {
		chosen = tab;
		try {
			const isCovered = await cover(plate, await stageOf(tab.value), () => chosen === tab);
			if (!isCovered) return;
			shown = tab;
			link.href = `/portfolio/${tab.value}`;
			link.firstElementChild?.replaceChildren(tab.dataset.kunde ?? '');
		} catch (error) {
			console.warn('Keine Bühne:', error);
			if (chosen === tab && shown) shown.checked = true;
		}
	};
	for (const tab of tabs.querySelectorAll('input')) {
		tab.addEventListener('pointerenter', () => {
			if (tab !== shown) stageOf(tab.value).catch(() => {});
		});
		tab.addEventListener('change', () => choose(tab));
	}
	// Browsers keep the choice when the visitor comes back.
	if (chosen && chosen !== shown) choose(chosen);
}

async function fetchStage(slug: string): Promise<string> {
	const response = await fetch(`/projekte/${slug}/schnitt`);
	if (!response.ok) throw new Error(`Status ${response.status}`);
	return response.text();
}

/** Covers the old layers with a new one, from the left, unless another has been chosen meanwhile. */
async function cover(plate: HTMLElement, stage: string, isWanted: () => boolean): Promise<boolean> {
	const old = [...plate.querySelectorAll<HTMLElement>('[data-layer]')];
	const last = old.at(-1);
	if (!last || !isWanted()) return false;
	const layer = last.cloneNode() as HTMLElement;
	layer.innerHTML = stage;
	// Behind the old ones until its pictures have loaded. Browsers never load a lazy picture that is clipped.
	old[0]?.before(layer);
	const pictures = [...layer.querySelectorAll('img')];
	for (const picture of pictures) picture.loading = 'eager';
	await Promise.allSettled(pictures.map((picture) => picture.decode()));
	if (!isWanted()) {
		layer.remove();
		return false;
	}
	last.after(layer);
	const reduced = matchMedia('(prefers-reduced-motion)').matches;
	await layer.animate(
		{ clipPath: ['inset(0 100% 0 0)', 'inset(0)'] },
		{ duration: reduced ? 0 : COVER_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
	).finished;
	for (const layer of old) layer.remove();
	return true;
}
