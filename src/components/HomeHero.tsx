import { start } from '../content/texte/start.ts';
import { Button } from './Button.tsx';
import stil from './HomeHero.module.css';
import { PageHero } from './PageHero.tsx';

type Props = { pitch: string; ort?: string | undefined };

/** The hero: what he is, for whom, where he works if he says so, and the two ways on. */
export function HomeHero({ pitch, ort }: Props) {
	return (
		<PageHero titel={start.titel} phrase={start.mass} vorzeile={start.dachzeile} art="start">
			<p>{pitch}</p>
			{ort && <p>{ort}</p>}
			<div className={stil.wege}>
				<Button href="/kontakt">{start.wege.kontakt}</Button>
				<Button href="/portfolio" art="neben">
					{start.wege.projekte}
				</Button>
			</div>
		</PageHero>
	);
}
