import clsx from 'clsx';
import styles from './styles.module.css';

/** The frame of a tool on a page: a form and what comes of it. */
export const panelClass = clsx(styles.panel);
