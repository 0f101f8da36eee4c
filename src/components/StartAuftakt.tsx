import { start } from '../content/texte/start.ts';
import { Auftakt } from './Auftakt.tsx';
import { Knopf } from './Knopf.tsx';
import stil from './StartAuftakt.module.css';

/** The hero: what he is, for whom, and the two ways on. */
export function StartAuftakt({ pitch }: { pitch: string }) {
	return (
		<Auftakt titel={start.titel} phrase={start.mass} vorzeile={start.dachzeile} art="start">
			<p>{pitch}</p>
			<div className={stil.wege}>
				<Knopf href="/kontakt">{start.wege.kontakt}</Knopf>
				<Knopf href="/portfolio" art="neben">
					{start.wege.projekte}
				</Knopf>
			</div>
		</Auftakt>
	);
}
