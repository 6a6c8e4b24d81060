import type {ReactNode} from 'react';
import {encode} from 'uqr';
import {qrPath} from '../qrLogin';
import styles from '../styles.module.css';

/** Draws a QR code in the browser, so its content is not sent anywhere. */
export function QrImage({
  text,
  label,
}: {
  text: string;
  label: string;
}): ReactNode {
  const {data, size} = encode(text, {ecc: 'M', border: 2});
  return (
    <div className={styles.qr}>
      <svg aria-label={label} role="img" viewBox={`0 0 ${size} ${size}`}>
        <path d={qrPath(data)} />
      </svg>
    </div>
  );
}
