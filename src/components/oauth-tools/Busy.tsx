import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Spinner} from '../ui/Spinner';

export function Busy(): ReactNode {
  return <Spinner label={translate({message: 'Waiting for the answer…'})} />;
}
