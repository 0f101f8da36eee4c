/**
 * Runs in every page before its own scripts, in their world. What a page hides in closed shadow roots is open to
 * the recorder, and a canvas that is handed to a worker is marked for it.
 */
export const firstScript = {
	content: `(() => {
	const { attachShadow } = Element.prototype;
	Element.prototype.attachShadow = function (init) {
		return attachShadow.call(this, { ...init, mode: 'open' });
	};
	const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
	HTMLCanvasElement.prototype.transferControlToOffscreen = function () {
		this.dataset.werkplanWorker = '';
		return transferControlToOffscreen.call(this);
	};
})()`,
};
