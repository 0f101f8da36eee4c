import styles from './BrowserWindow.module.css';
import { WindowBar } from './WindowBar.tsx';

type Props = {
	/** Shown in the address bar. */
	address: string;
	children: React.ReactNode;
};

/** A browser window drawn flat, like a facade; holds a picture or the film of a site. */
export function BrowserWindow({ address, children }: Props) {
	return (
		<div className={styles.window}>
			<WindowBar address={address} />
			{children}
		</div>
	);
}
