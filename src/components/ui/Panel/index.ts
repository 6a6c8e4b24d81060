import clsx from 'clsx';
import styles from './styles.module.css';

/** The frame of a tool on a page: a form and its result. */
export const panelClass = clsx('framed', styles.panel);
