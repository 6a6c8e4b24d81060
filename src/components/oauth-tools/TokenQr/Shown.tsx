import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {encode} from 'uqr';
import {qrPath, type QrStep} from '../qrLogin';
import styles from '../styles.module.css';

/** The code, drawn in the browser, so its content is not sent anywhere. */
export function Shown({
  service,
  step: {text, isScanned},
}: {
  service: string;
  step: Extract<QrStep, {kind: 'shown'}>;
}): ReactNode {
  const {data, size} = encode(text, {ecc: 'M', border: 2});
  return (
    <>
      <div className={styles.qr}>
        <svg
          aria-label={translate(
            {message: 'QR code for the app of {service}'},
            {service},
          )}
          role="img"
          viewBox={`0 0 ${size} ${size}`}
        >
          <path d={qrPath(data)} />
        </svg>
      </div>
      <p role="status">
        {isScanned
          ? translate({message: 'Scanned. Confirm on your phone.'})
          : translate(
              {
                message:
                  'Scan the code with the app of {service}, and confirm there.',
              },
              {service},
            )}
      </p>
    </>
  );
}
