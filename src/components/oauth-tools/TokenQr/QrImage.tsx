import type {ReactNode} from 'react';
import {encode} from 'uqr';
import {qrPath} from '../qrLogin';
import styles from '../styles.module.css';

/** A QR code, drawn here: what it says goes to nobody else. */
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
