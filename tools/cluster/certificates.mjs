// An authority of our own and what it signs for the portal's host and the API's; a certificate that has run out, too.
import { spawnSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

export const createCertificates = (openssl, folder, host) => {
  const at = (name) => path.join(folder, name);
  const run = (...args) => {
    const { status, stderr } = spawnSync(openssl, args.flat(), { encoding: 'utf8' });
    if (status !== 0) throw new Error(`openssl: ${stderr}`);
  };
  const authority = ['-keyout', at('ca.key'), '-out', at('ca.crt'), '-subj', '/CN=the play'];
  run('req', '-x509', curve, '-days', '9', authority);
  run('req', curve, '-keyout', at('tls.key'), '-out', at('tls.csr'), '-subj', `/CN=${host}`);
  writeFileSync(at('tls.ext'), `subjectAltName=DNS:${host},DNS:api.${host}\n`);
  /** Holds for so many days; for none it has run out in this moment. */
  const issue = (days) => {
    const by = ['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial'];
    const made = ['-days', String(days), '-extfile', at('tls.ext'), '-out', at('tls.new')];
    run('x509', '-req', '-in', at('tls.csr'), by, made);
    // a reader finds the old one or the new one
    renameSync(at('tls.new'), at('tls.crt'));
  };
  issue(8);
  // the nodes' own, by their name and by where the play asks them
  const node = ['-keyout', at('node.key'), '-out', at('node.csr'), '-subj', '/CN=node'];
  run('req', curve, node);
  writeFileSync(at('node.ext'), `subjectAltName=DNS:node.${host},IP:127.0.0.1\n`);
  const by = ['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '8'];
  const made = ['-extfile', at('node.ext'), '-out', at('node.crt')];
  run('x509', '-req', '-in', at('node.csr'), by, made);
  return {
    authority: at('ca.crt'),
    issue,
    node: { TLS_CERT_FILE: at('node.crt'), TLS_KEY_FILE: at('node.key') },
  };
};
