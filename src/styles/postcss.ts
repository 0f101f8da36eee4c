import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

/** Every stylesheet may use the named widths. For Vite: the site's, and that of the islands' tests. */
export const css = {
	postcss: { plugins: [globalData({ files: ['src/styles/widths.css'] }), customMedia()] },
};
