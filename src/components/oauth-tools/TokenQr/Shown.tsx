import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {encode} from 'uqr';
import {qrPath, type QrStep} from '../qrLogin';
import styles from '../styles.module.css';

/** Draws a QR code in the browser, so its content is not sent anywhere. */
function QrImage({text, label}: {text: string; label: string}): ReactNode {
  const {data, size} = encode(text, {ecc: 'M', border: 2});
  return (
    <div className={styles.qr}>
      <svg aria-label={label} role="img" viewBox={`0 0 ${size} ${size}`}>
        <path d={qrPath(data)} />
      </svg>
    </div>
  );
}

export function Shown({
  service,
  step,
}: {
  service: string;
  step: Extract<QrStep, {kind: 'shown'}>;
}): ReactNode {
  return (
    <>
      <QrImage
        label={translate(
          {message: 'QR code for the app of {service}'},
          {service},
        )}
        text={step.text}
      />
      <p role="status">
        {step.isScanned
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
