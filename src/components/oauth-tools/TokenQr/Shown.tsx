import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {QrStep} from '../qrLogin';
import {QrImage} from './QrImage';

/** The QR code, and what to do with it. */
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
          {
            id: 'tools.qr.label',
            message: 'QR code for the app of {service}',
            description: 'Alternative text of a QR code',
          },
          {service},
        )}
        text={step.text}
      />
      <p role="status">
        {step.isScanned
          ? translate({
              id: 'tools.qr.scanned',
              message: 'Scanned. Confirm on your phone.',
              description:
                'While a login by QR code waits for its confirmation',
            })
          : translate(
              {
                id: 'tools.qr.waiting',
                message:
                  'Scan the code with the app of {service}, and confirm there.',
                description: 'While a login by QR code waits for its scan',
              },
              {service},
            )}
      </p>
    </>
  );
}
