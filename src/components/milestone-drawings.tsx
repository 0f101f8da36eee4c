/**
 * Line drawings on a 96 × 72 field, one per station of the career, in that order; each is moved to
 * the field's left edge, where the text below begins.
 */
export const MILESTONE_DRAWINGS: React.ReactNode[] = [
	// Floor plan with a door swing.
	<g key="plan" transform="translate(-11)">
		<path d="M12 12h72v48H56M44 60H12V12M52 12v22M52 44v16M12 38h22" />
		<path d="M44 60a12 12 0 0 1 12-12v12" data-zart="" />
	</g>,
	// Truss on two supports.
	<g key="fachwerk" transform="translate(-2)">
		<path d="M8 50h80M8 50l16-26h48l16 26M24 24l16 26 8-26 8 26 16-26" />
		<path d="M8 50l-5 10h10ZM88 50l-5 10h10Z" data-zart="" />
	</g>,
	// Browser window with a headline and a picture.
	<g key="fenster" transform="translate(-9)">
		<path d="M10 12h76v50H10ZM10 24h76" />
		<path
			d="M16 18h1M22 18h1M28 18h1M18 34h28M18 42h22M18 50h25M54 34h24v20H54ZM54 50l8-8 6 5 4-4 6 6"
			data-zart=""
		/>
	</g>,
	// Angle brackets around a slash.
	<g key="code" transform="translate(-13)">
		<path d="M30 20 14 36l16 16M66 20l16 16-16 16" />
		<path d="M54 14 42 58" data-zart="" />
	</g>,
	// Three orbits around a point.
	<g key="atom" transform="translate(-15)">
		<ellipse cx="48" cy="36" rx="32" ry="12" />
		<ellipse cx="48" cy="36" rx="32" ry="12" transform="rotate(60 48 36)" />
		<ellipse cx="48" cy="36" rx="32" ry="12" transform="rotate(120 48 36)" />
		<circle cx="48" cy="36" r="2.5" data-zart="" />
	</g>,
];
