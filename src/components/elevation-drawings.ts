/** What a stroke is; Elevation.module.css has a class for each. */
type Kind =
	| 'ground'
	| 'edge'
	| 'detail'
	| 'chalk'
	| 'words'
	| 'dots'
	| 'wood'
	| 'solid'
	| 'done'
	| 'axis'
	| 'planned';

/** In units of which a column with its gutter has 108.67; the ground stands at 216 of 292. */
type Drawing = {
	width: number;
	strokes: readonly [kind: Kind, path: string, transform?: string][];
};

const ORBIT = 'M152 82c66 0 118 18 118 40s-52 40-118 40-118-18-118-40 52-40 118-40z';

/** The sample's stations, by their titles. */
export const DRAWINGS: Record<string, Drawing> = {
	// A house over its own plan.
	Bauzeichner: {
		width: 217.3,
		strokes: [
			['axis', 'M22 216V288M47 216v24M73 216v24M104 216v24M160 216v24M178 216v72'],
			['ground', 'M0 216H217.3'],
			['edge', 'M22 216V136M178 216V136'],
			['edge', 'M8 142L100 56 192 142M1 136L100 43 199 136M8 142l-7-6M192 142l7-6'],
			['edge', 'M140 74V52h16v37'],
			['edge', 'M47 216V166H73V216M47 178H73'],
			['edge', 'M104 166h56v32h-56zM132 166v32M104 182h56'],
			['edge', 'M88 128V104a12 12 0 0 1 24 0v24zM100 92v36M88 112h24'],
			[
				'edge',
				'M22 240H47M73 240H104M160 240H178V288H22V240M28 246H47M73 246H104M160 246H172V282H28V246M47 240v6M73 240v6M104 240v6M160 240v6M92 246V262M92 276V282M86 246V262H92M86 282V276H92',
			],
			['detail', 'M104 243H160'],
			['chalk', 'M47 246V272A26 26 0 0 0 73 246'],
		],
	},
	// A bridge over a cutting, under its load, on its bearings.
	Bauingenieurwesen: {
		width: 217.3,
		strokes: [
			['axis', 'M109 128V290'],
			['ground', 'M0 216H22L30 232H34C46 262 70 276 109 276S172 262 184 232H188L196 216H217.3'],
			['edge', 'M16 216H202M16 208H202'],
			['edge', 'M24 208L52 166 80 146 109 140 138 146 166 166 194 208'],
			[
				'edge',
				'M52 166V208M80 146V208M109 140V208M138 146V208M166 166V208M52 166L80 208M80 146L109 208 138 146M166 166L138 208',
			],
			['chalk', 'M26 216l-7 12h14zM192 216l-7 12h14zM183 231h18'],
			['detail', 'M62 264q8-4 16 0t16 0 16 0 16 0 16 0M78 270q8-3 16 0t16 0 16 0'],
			[
				'chalk',
				'M24 112H194M24 112v16m-3-5 3 5 3-5M58 112v16m-3-5 3 5 3-5M92 112v16m-3-5 3 5 3-5M126 112v16m-3-5 3 5 3-5M160 112v16m-3-5 3 5 3-5M194 112v16m-3-5 3 5 3-5',
			],
		],
	},
	// A browser window on props, somebody beside it.
	'Erste WordPress-Website': {
		width: 217.3,
		strokes: [
			['axis', 'M14 70H206M110 62V216'],
			['ground', 'M0 216H217.3'],
			['edge', 'M18 216V84Q18 80 22 80H198Q202 80 202 84V216M18 100H202'],
			['dots', 'M27 90h.1M35 90h.1M43 90h.1'],
			['detail', 'M66 86h88v8H66z'],
			['words', 'M30 116H96M30 130H82'],
			['detail', 'M30 146H96M30 154H96M30 162H80'],
			['solid', 'M30 178H62V194H30z'],
			['edge', 'M112 114H190V198H112z'],
			['detail', 'M112 114L190 198M190 114L112 198'],
			['chalk', 'M116 194L140 158 156 178 168 164 186 194'],
			['chalk', 'M167 126a7 7 0 1 1-.1 0'],
			['edge', 'M8 178a3.6 3.6 0 1 1-.01-.1M1 188q4-4 8 0v14l-1 14M1 188v13l1 15'],
			['edge', 'M30 216v14h22v-14M168 216v14h22v-14'],
			['detail', 'M30 230l14-14M38 230l14-14M168 230l14-14M176 230l14-14'],
		],
	},
	// Angle brackets in their scaffolding.
	'HTML, CSS & JavaScript': {
		width: 326,
		strokes: [
			['axis', 'M158 44V228'],
			['ground', 'M0 216H326'],
			['edge', 'M22 216V60M90 216V48M226 216V48M294 216V60M158 216V48'],
			['edge', 'M10 72H306M10 120H306M10 168H306'],
			['detail', 'M10 75H306M10 123H306M10 171H306'],
			['detail', 'M22 216L90 168M90 168L22 120M294 216L226 168M226 168L294 120'],
			[
				'edge',
				'M14 216h16v5H14zM82 216h16v5H82zM150 216h16v5h-16zM218 216h16v5h-16zM286 216h16v5h-16z',
			],
			['wood', 'M110 62L130 76 74 134 130 192 110 206 42 134z'],
			['wood', 'M206 62L186 76 242 134 186 192 206 206 274 134z'],
			['wood', 'M170 52H190L146 216H126z'],
			['edge', 'M264 168l10 48M274 168l10 48M266 176h10M268 186h10M270 196h10M272 206h10'],
			['detail', 'M258 56v16M306 56H246M270 44v12'],
		],
	},
	// Three orbits, of which half of one is drawn.
	React: {
		width: 302,
		strokes: [
			['axis', 'M18 122H286M152 14V264'],
			['planned', 'M0 216H302'],
			['planned', ORBIT],
			['planned', ORBIT, 'rotate(120 152 122)'],
			['planned', ORBIT, 'rotate(60 152 122)'],
			['done', 'M270 122c0 22-52 40-118 40-66 0-118-18-118-40', 'rotate(60 152 122)'],
			['solid', 'M159 122a7 7 0 1 1-.01-.1'],
		],
	},
};

/** For a station with another title: a point staked out on the ground. */
export const STAKE: Drawing = {
	width: 217.3,
	strokes: [
		['axis', 'M100 120V288M40 216H160'],
		['ground', 'M0 216H217.3'],
		['edge', 'M96 216V150h8v66'],
		['solid', 'M104 150h34l-10 11 10 11h-34z'],
		['chalk', 'M122 216a22 22 0 1 1-.1-.1'],
	],
};
