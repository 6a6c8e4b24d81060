import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {QrStep} from '../qrLogin';
import {QrImage} from './QrImage';

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
