/**
 * Gives elements with data-crop their --crop-x: the part that a phone shows, from 0 (left) to 1 (right).
 * In a stylesheet of the page, since its content security policy allows no style attribute.
 */
export function CropStyle({ crops }: { crops: readonly (number | undefined)[] }) {
	const rules = crops.map((crop) => crop && `[data-crop="${crop}"]{--crop-x:${crop / 100}}`);
	return rules.some(Boolean) && <style>{rules.filter(Boolean).join('')}</style>;
}
