import { manifestOf } from '../content/projekte.ts';
import type { Projekt } from '../content/schema.ts';
import { Projektkarte } from './Projektkarte.tsx';
import stil from './Projektraster.module.css';

const SIZES = {
	gross: { karte: '92vw', fenster: '(min-width: 64rem) 54vw, 82vw' },
	breit: {
		karte: '(min-width: 64rem) 52vw, 92vw',
		fenster: '(min-width: 64rem) 43vw, 82vw',
	},
	schmal: {
		karte: '(min-width: 64rem) 37vw, 92vw',
		fenster: '(min-width: 64rem) 61vw, 82vw',
	},
};

/** A leading sheet, then two rows of a broad and a narrow one, mirrored, and so on; the last never stands alone in a row's part. */
const FOLGE = ['gross', 'breit', 'schmal', 'schmal', 'breit'] as const;

function format(i: number, anzahl: number): 'gross' | 'breit' | 'schmal' {
	const stelle = i % FOLGE.length;
	const allein = i === anzahl - 1 && stelle % 2 === 1;
	return allein ? 'gross' : (FOLGE[stelle] ?? 'gross');
}

/** All projects as cards, in their order. */
export function Projektraster({ projekte }: { projekte: Projekt[] }) {
	return (
		<ul className={`huelle lineal ${stil.raster}`}>
			{projekte.map((projekt, i) => {
				const art = format(i, projekte.length);
				return (
					<li key={projekt.metadaten.url} data-format={art}>
						<Projektkarte
							projekt={projekt}
							manifest={manifestOf(projekt)}
							anzahl={projekte.length}
							sizes={SIZES[art]}
							format={art}
							vorrang={i === 0}
							stufe="h2"
						/>
					</li>
				);
			})}
		</ul>
	);
}
