declare module 'punycode.js' {
	const punycode: {
		/** @throws RangeError where a part of the domain only looks like Punycode */
		toUnicode(domain: string): string;
	};
	export default punycode;
}
