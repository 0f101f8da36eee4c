import stil from './BrowserWindow.module.css';
import { WindowBar } from './WindowBar.tsx';

type Props = {
	/** Shown in the address bar. */
	adresse: string;
	children: React.ReactNode;
	uebergang?: string;
};

/** A browser window drawn flat, like a facade; holds a picture or the film of a site. */
export function BrowserWindow({ adresse, children, uebergang }: Props) {
	return (
		<div className={stil.fenster} data-uebergang={uebergang}>
			<WindowBar adresse={adresse} />
			{children}
		</div>
	);
}
