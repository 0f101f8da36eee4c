import stil from './Portrait.module.css';

export type Pose = 'blatt' | 'schreibt' | 'telefon' | 'radiert' | 'brett';

const LAECHELN = 'M146 131q13.5 11 27 0';

/** The head per pose: where the eyes look, what the mouth says, what is behind the ear. */
export const KOPF: Record<Pose, React.ReactNode> = {
	blatt: <Kopf mund={LAECHELN} ohr={<Stift lage="translate(188 58) rotate(58)" />} />,
	schreibt: <Kopf mund={LAECHELN} blick={[0, 3]} />,
	telefon: (
		<>
			<Kopf
				mund="M149 129q11 3 22 0c0 13-20 13-22 0Z"
				links={<Stift lage="translate(134 56) rotate(122)" />}
			/>
			<g transform="rotate(14 216 98)">
				<rect className={stil.voll} x="205" y="69" width="20" height="57" rx="4" />
				<path className={stil.licht} d="M212 75h7" />
			</g>
			<Hand x={222} y={126} drehung={70} />
		</>
	),
	radiert: <Kopf mund="M151 137q9-6 17 1" blick={[0, 3]} />,
	brett: <Kopf mund={LAECHELN} blick={[3, 0]} />,
};

type Bild = { hinten?: React.ReactNode; vorn: React.ReactNode };

/** What stands behind the figure and what lies before it: arms, sheet, table, board. */
export const RUMPF: Record<Pose, Bild> = {
	blatt: {
		vorn: (
			<>
				<path className={stil.papier} d="M95 196l124-6 5 82-123 5ZM96 212l124-6" />
				<path d="M107 226l43-3M108 236l35-2.5M109 245l39-2M162 221l46-3 2 33.5-46 3ZM162 221l48 30.5M208 218l-44 36.5" />
				<path className={stil.blau} d="M109 255l33-1.5.6 11-33 2Z" />
				<g className={stil.duenn}>
					<circle cx="104" cy="204" r="2.7" />
					<circle cx="112" cy="203.6" r="2.7" />
					<circle cx="120" cy="203.2" r="2.7" />
				</g>
				<Arm d="M78 202C64 213 56 230 58 246C61 272 78 286 100 291L106 272C88 266 84 250 88 240C92 230 98 224 97 211C95 200 84 197 78 202Z" />
				<Arm d="M242 202c14 11 22 28 20 44-3 26-20 40-36 45l-2-24c12-4 10-17 8-27-4-10-10-16-9-29 2-11 13-14 19-9Z" />
				<Hand x={98} y={270} />
				<Hand x={222} y={263} drehung={-35} />
			</>
		),
	},
	schreibt: {
		vorn: (
			<>
				<Tisch />
				<path className={stil.papier} d="M108 242h94l28 32H96Z" />
				<path d="M118 252h60M115 261h48" />
				<Ruhearm />
				<Ruhearm rechts />
				<Stift lage="translate(222 198) rotate(118)" />
				<Hand x={204} y={249} drehung={40} />
			</>
		),
	},
	telefon: {
		vorn: (
			<>
				<Tisch />
				<path className={stil.papier} d="M150 256h60l12 18h-82Z" />
				<path d="M156 262h40M154 268h26" />
				<Ruhearm />
				<Arm d="M222 156C219 145 240 137 247 149C258 172 270 192 274 214C276 232 268 240 256 238C244 236 232 230 226 222C222 212 230 202 242 206C238 192 228 174 222 156Z" />
			</>
		),
	},
	radiert: {
		vorn: (
			<>
				<Tisch />
				<path className={stil.papier} d="M104 242h112l18 32H92Z" />
				<path
					className={stil.duenn}
					d="M137 250l-16 12h16M132 256l-4 12M146 250c9 0 8 18-1 18s-8-18 1-18Z"
				/>
				<path d="M166 266l4-4M176 270l3-5M168 253l3 2" />
				<Ruhearm />
				<Ruhearm rechts />
				<path className={stil.blau} d="M180 252l16-10 9 13-17 11Z" />
				<Hand x={208} y={244} drehung={60} />
				<Stift lage="translate(296 264) rotate(176)" />
			</>
		),
	},
	brett: {
		hinten: (
			<>
				<path d="M299 212l10 78M232 210l-12 80M224 256h80" />
				<path className={stil.papier} d="M205 42l111-18v187l-111 18Z" />
				<path className={stil.dick} d="M205 186l111-18" />
				<path d="M221 132l69-11M221 142l52-8" />
			</>
		),
		vorn: (
			<>
				<Arm d="M44 202C30 213 22 230 24 250C27 270 32 282 40 291H74C70 280 52 278 50 258C48 244 62 232 63 214C62 201 50 197 44 202Z" />
				<Arm d="M187 216C184 205 198 202 206 209C213 216 222 220 226 219C228 210 227 200 228 192L250 188C255 202 255 218 246 231C238 244 222 248 207 242C196 238 189 228 187 216Z" />
				<Stift lage="translate(227 201) rotate(-58)" />
				<Hand x={239} y={183} drehung={-90} />
			</>
		),
	},
};

type KopfProps = {
	mund: string;
	/** How far the pupils move, right and down. */
	blick?: [number, number];
	/** Behind the right ear, and behind the left. */
	ohr?: React.ReactNode;
	links?: React.ReactNode;
};

function Kopf({ mund, blick: [x, y] = [0, 0], ohr, links }: KopfProps) {
	return (
		<>
			<path
				className={stil.papier}
				d="M117 78v16C118 130 142 155 160 155s42-25 42-61V78C190 50 130 50 117 78Z"
			/>
			<path
				className={stil.voll}
				d="M116 88C106 56 114 30 136 28C148 15 178 13 193 27C207 38 210 62 203 88L199 60C176 65 152 63 135 50C124 59 119 72 116 88Z"
			/>
			<path className={stil.licht} d="M145 32q16 11 40 9M138 42q20 13 49 9" />
			{ohr}
			{links}
			<path
				className={stil.papier}
				d="M117 88C108 83 104 90 105 98c1 10 6 15 13 13M202 88c8-5 12 2 12 10-1 10-6 15-13 13"
			/>
			<path d="M130 79q11-5 22-1M167 78q11-4 22 1M160 105l-3.5 11q3 5 9 2" />
			<path className={mund.endsWith('Z') ? stil.papier : undefined} d={mund} />
			<g className={stil.brille}>
				<rect x="127" y="85" width="29" height="25" rx="11" />
				<rect x="163" y="85" width="29" height="25" rx="11" />
				<path d="M156 95q3.5-4 7 0M118 91l9 3M201 91l-9 3" />
			</g>
			<circle className={stil.voll} cx={141.5 + x} cy={97.5 + y} r="3" />
			<circle className={stil.voll} cx={177.5 + x} cy={97.5 + y} r="3" />
		</>
	);
}

function Arm({ d }: { d: string }) {
	return <path className={stil.stoff} d={d} />;
}

/** The forearm on the table, the hand before it; the right one leaves its hand to what it holds. */
function Ruhearm({ rechts = false }: { rechts?: boolean }) {
	return (
		<g transform={rechts ? 'matrix(-1 0 0 1 320 0)' : undefined}>
			<Arm d="M78 202C64 213 56 230 58 246C61 266 76 275 100 275H114V251C100 252 90 252 87 246C86 238 98 228 97 212C95 200 84 197 78 202Z" />
			{!rechts && <Hand x={116} y={262} drehung={-20} />}
		</g>
	);
}

function Hand({ x, y, drehung = 0 }: { x: number; y: number; drehung?: number }) {
	return (
		<g transform={`translate(${x} ${y}) rotate(${drehung})`}>
			<path className={stil.papier} d="M-11-3C-9-15 9-15 12-4S4 14-3 12-13 6-11-3Z" />
			<path className={stil.duenn} d="M-3-2l2-9M4-1l2-8" />
		</g>
	);
}

/** From its end to its tip, 48 long. */
function Stift({ lage }: { lage: string }) {
	return (
		<g transform={lage}>
			<path className={stil.blau} d="M0-5h36v10H0zM7-5V5" />
			<path className={stil.papier} d="M36-5l12 5-12 5Z" />
		</g>
	);
}

function Tisch() {
	return <path className={stil.papier} d="M-2 275h324v20H-2z" />;
}
