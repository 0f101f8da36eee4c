/*
 * The numbers by which a website that nobody here knows is judged: value, unit, and the kind of page that asked
 * for it. "win": share of the window, 0 to 1; px: of the page; px²: area; ms, those of the page's own clock with an
 * asterisk; chars: of text that can be seen. What only says how a drawing or a file looks stands where it is made.
 */

/** When a whole recording is given up: website/in-time.ts. */
export const USUAL_MINUTES = 20; // min · a slow machine needs six

/**
 * How long a page may take on its way to rest: website/come-to-rest.ts, arrive.ts, in-page/complete-page.ts. The
 * first three bound the states of a visit.
 */
export const REST = {
	navigating: 120_000, // ms · until its address answers: a server that wakes up first
	framed: 1000, // ms · to go on from a page that is only a frame around another address: a forwarded domain
	arrived: 240_000, // ms · until it has loaded, is rid of what lies over it and stands still: films that load for minutes
	call: 30_000, // ms · a script in an endless loop answers no call
	quiet: 500, // ms · files that ask for more files: loaded once nothing was open for so long
	late: 10_000, // ms · what is still loading is waited for so long: a counter or a map whose server never answers
	greeting: 20_000, // ms* · chats and newsletters that come after a while
	refresh: 10_000, // ms · "You will be taken on in 5 seconds"
	visits: 5, // times · pages that send a visitor on for ever
	retries: 3, // times · a small host that answers 502 or 503 while it starts
	retryAfter: 10_000, // ms · the same
	files: 5000, // ms · one picture, font or frame that hangs
	seek: 300, // ms · a film that cannot be wound to a moment
	windows: 24, // windows · news without an end, loaded as one scrolls
} as const;

/** What is a frame around another page: in-page/leads-on.ts. */
export const FRAME = {
	chars: 200, // chars · a forwarded domain has no words of its own
	least: 0.6, // win · a map or a film in a page is smaller
} as const;

/** What keeps a page from being a project: in-page/describe-page.ts. */
export const OBSTACLE = {
	login: 400, // chars · a shop has more, and a field for a password, too
	wall: 700, // chars · an article about captchas has more
	wallPart: 300, // chars · a contact page with a captcha has more
	doubt: 150, // chars · a question in words that nobody listed, beside a frame or a field
	windows: 1.5, // windows · a question before the site is not higher
	pages: 2, // links · a site of its own leads to at least so many pages
	frame: { width: 100, height: 40 }, // px · frames that only count visits are smaller
	choices: 2, // buttons · a first question with answers to choose from
} as const;

/** What lies over a page: in-page/find-overlays.ts, website/clear-overlays.ts. */
export const COVER = {
	least: 0.1, // win · a badge or a button to the top is smaller
	greeting: 0.02, // win · a chat's greeting, which has words and a cross
	phone: 500, // px · in a narrower window a greeting reaches from side to side
	most: 0.5, // win · an intro or a door without a button: hidden; a smaller one is told where it hides words
	gate: 0.6, // win · a door that is placed over a locked page, and not fixed
	sidePanel: { height: 0.8, width: 0.75 }, // win · a menu beside the page, as on one-page portfolios
	top: 0.75, // win · a large header that stays
	menu: { height: 0.3, width: 0.35, links: 2 }, // win, links · menus at an edge, over the page
	words: 0.5, // share of all words · an app whose whole page is one fixed element
	rounds: 8, // times · a shop with a door, a cookie question, a newsletter and a chat
	going: 1000, // ms* · a cover that fades away once its button is pressed
	header: 200, // px · a bar at the top that hides what is scrolled there; more is a page of its own
} as const;

/** How long a cookie question is waited for: website/clear-overlays.ts. */
export const COOKIE_QUESTION = {
	script: 10_000, // ms · a frame of an advertiser that is busy
	popupFound: 1500, // ms · questions that come after the page
	autoconsentDone: 5000, // ms · questions that are declined in two steps
} as const;

/** What hides the page and lets clicks through: in-page/find-veils.ts. */
export const VEIL = {
	least: 0.1, // win · an ornament in a corner is smaller
	opacity: 0.5, // 0 to 1 · a tint through which the page can be read
	alpha: 0.8, // 0 to 1 · the same, as a colour
	blur: 3, // px · frosted glass over words
} as const;

/** What follows the pointer: in-page/layers-at.ts, website/leave-pointer-out.ts. */
export const POINTER = {
	size: 240, // px · the ring around a drawn pointer; a picture that follows is larger
	distance: 60, // px · rings that lag behind
	following: 1000, // ms* · the same
} as const;

/** How a page scrolls: website/scroll.ts, in-page/scrolling.ts. */
export const SCROLL = {
	short: 1.1, // windows · a page of one window, or one that its script moves
	part: { overflow: 1.2, share: 0.33 }, // of its height, win · apps that scroll a part of themselves
	large: { width: 0.5, height: 0.3 }, // win · the parts that Locomotive Scroll moves
	notch: 100, // px · what a mouse says for one notch of its wheel
	trials: [1, 4], // notches · one goes by a window on fullPage.js; some wait for more than one
	moved: 40, // px · what only trembles when the wheel turns does not scroll
	near: 4, // px · scripts that stop between two px
	pause: 750, // ms* · scripts that glide on: fullPage.js takes so long
	pauses: 8, // times · the same
	still: 8, // frames · a page that has yet to begin, or takes a rest after each window
	moves: 30, // times · fullPage.js and Swiper, which go by one window at a time
} as const;

/** Which pieces of a page can be views: in-page/find-sections.ts, describe-page.ts, views/see-views.ts. */
export const SECTION = {
	least: { width: 0.6, height: 240 }, // win, px · cards and lines of logos are smaller
	step: 0.85, // windows · pages of divs, without sections
	enough: 3, // sections · pages with one <section> around all
	first: 0.4, // windows · a hero of two halves
	apart: 0.6, // windows · sections in sections
	beforeFooter: 0.75, // windows · footers as high as a window
	most: 9, // sections · landing pages with thirty
	pages: 3, // inner pages · shops with thousands
	title: { least: 2, most: 59 }, // chars · headings that are a mark, or a paragraph
	titleEnds: 0.6, // windows · the heading of the next section, at the lower edge
} as const;

/** Which views are worth a picture: views/choose-views.ts, propose-script.ts. */
export const VIEW = {
	candidates: 5, // views · beside the start; propose-script.ts takes three, the film scrolls to up to three
	empty: 0.2, // win · long rows of air between two sections
	padding: 0.1, // win · what every section has above and below
	full: 3, // views · pages of nothing but air keep theirs
	even: 6, // greys of 255 · gradients, grain
	noise: 1, // greys of 255 · compression
	differs: 0.125, // of their ink · pages whose sections look alike
	fades: 800, // ms* · sections that fade in
	landscape: { least: 480, most: 640 }, // px · sections lower than a picture
	pieces: [160, 0], // px · one window alone, as sliders without a wheel: its middle is seldom empty
} as const;

/** What is no view: pictures/shows-nothing.ts, film/record-film.ts. */
export const BLANK = {
	sameGrey: 12, // greys of 255 · gradients and grain that the eye does not see
	none: 0.0002, // share of px · a page that stayed white
	little: 0.03, // share of px · a script that shows other sections than those in the window
	lines: 3, // lines of text · a calm hero has one or two
	missing: 0.5, // of the lines · text that waits to fade in
	line: 4, // px · text for screen readers is smaller
	seconds: 2, // s · a film over sections that never came
} as const;

/** How a headline that types itself is waited for: website/await-headline.ts, in-page/lines-of-text.ts. */
export const HEADLINE = {
	large: 28, // px · a list that types itself may be pictured as it is
	step: 100, // ms* · typed.js takes 40 to 100 for a letter
	least: 6000, // ms* · one that begins when all has faded in
	most: 25_000, // ms* · one that writes five sentences before the first comes again
	typed: 3, // times · a clock changes, too
	letters: 3, // chars · so many come at once on a slow page
} as const;

/** What is told, because visitors see more: in-page/find-faults.ts, website/note-unseen.ts. */
export const UNSEEN = {
	area: 40_000, // px² · a film or canvas of the size of an icon
	windows: 4, // windows · where things that a worker moves are looked for
	pause: 400, // ms · stars that move slowly
} as const;

/** What a click or a hover waits for: website/perform.ts. */
export const REACHABLE_WITHIN = { timeout: 10_000 } as const; // ms · a menu that opens slowly

/** What is a logo: in-page/mark-logo.ts, logo/find-logo.ts. */
export const LOGO = {
	points: 3, // points · a picture in the header without a name
	least: { width: 20, height: 12 }, // px · the icons of a menu
	most: { width: 700, height: 200 }, // px · a hero named "brand"
	top: 260, // px · a logo in the footer
	chars: { least: 2, most: 41 }, // chars · a claim is longer
	line: 110, // px · names over two lines of large type
	light: 200, // of 255 · white logos on dark headers
} as const;

/** What stays out of one picture: in-page/prepare-picture.ts. */
export const PICTURE = {
	control: 90, // px · a field for a whole message may be cut
	cut: 1 / 3, // of the picture's height · headlines as high as the window may be cut
	ground: 0.5, // win · a fixed photograph behind all sections stays
	strip: 560, // px · a detail whose place is a number
	margin: 24, // px · a card in a row of cards
} as const;

/** What a drawing shows of a page: in-page/read-page.ts, read-parts.ts, draw-in-page.ts, plan/style-page.ts. */
export const DRAWN = {
	opacity: 0.15, // 0 to 1 · watermarks
	alpha: 0.1, // 0 to 1 · shades over a photograph
	covers: { box: 0.8, button: 0.5 }, // 0 to 1 · cards of glass; disabled buttons
	backdrop: 24, // px · bullets and arrows as backgrounds
	letters: { anywhere: 28, titles: 17 }, // px · from here on type is drawn as letters
	broad: 4, // px · icons with strokes like bars
	hatched: 7, // px · dots of an icon
	shape: 0.6, // 0 to 1 · shadows in an SVG
	ground: { width: 0.97, height: 0.9 }, // win · a box that is the page's ground
	low: 90, // px · buttons, badges, logos
	strip: 5, // px · a coloured bar
	band: 0.9, // win · low boxes from edge to edge: a bar with a menu
	border: 2.5, // px · frames as thick as a line is not
	ink: 16, // px · smaller type, of notes and footers, is drawn fainter
	dense: 0.3, // lightness, 0 to 1 · night-blue sections
	wide: { light: 0.62, saturation: 0.45 }, // 0 to 1 · signal colours; pastel grounds stay paper
} as const;

/** What is measured, and what matters: plan/focus.ts, plan/measure.ts. */
export const MEASURED = {
	subject: { least: 0.08, most: 0.7 }, // win · ornaments; photographs behind the whole first screen
	onGround: { headline: 0.25, picture: 0.5 }, // of their areas · headlines on a photograph; patterns behind one
	edges: 16, // px · cards whose edges nearly align
	figure: 34, // px · a length with room for its figure
	picture: 24_000, // px² · logos and portraits in a row
	beside: 0.9, // win · a photograph from edge to edge measures nothing
	button: { width: 60, height: 30 }, // px · links that look like words
	inTheWay: 160, // px · words may cross a picture that is higher
} as const;

/** What the ground behind the pictures is drawn from: plan/draw-pictures.ts. */
export const GROUND = {
	area: 60_000, // px² · logos and buttons
	saturation: 0.12, // 0 to 1 · greys and creams give no colour
} as const;
