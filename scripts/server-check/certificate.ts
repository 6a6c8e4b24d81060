import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {findServer} from '../serverPrograms';

/** A certificate for this machine, which nobody trusts. */
export function makeCertificate(folder: string): {
  certificate: string;
  key: string;
} {
  const certificate = path.join(folder, 'cert.pem');
  const key = path.join(folder, 'key.pem');
  const {status, stderr} = spawnSync(
    findServer('openssl'),
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`openssl: ${stderr}`);
  }
  return {certificate, key};
}
