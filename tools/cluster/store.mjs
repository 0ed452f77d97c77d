// Where the pictures of the cluster lie: a store that speaks S3 (s3rver), whose files outlive it.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findNode } from '../node.mjs';
import { until } from './wait.mjs';

const bucket = 'pictures';
/** s3rver knows one who may, and this is their name and their secret. */
const known = 'S3RVER';
const name = 's3';

/** With a certificate it speaks https alone, as pgBackRest asks. */
export const createStore = ({ folder, ports, children }, certificate) => {
  const directory = path.join(folder, 'bucket');
  mkdirSync(directory);
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const url = `${certificate ? 'https' : 'http'}://127.0.0.1:${ports.s3}/${bucket}`;
  const answers = () =>
    fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      () => true,
      () => false,
    );
  return {
    bucket,
    known,
    environment: {
      MEDIA_STORE: 's3',
      MEDIA_S3_URL: url,
      MEDIA_S3_KEY_ID: known,
      MEDIA_S3_SECRET: known,
    },
    start: () =>
      children.start(name, findNode(), [
        program,
        '--directory',
        directory,
        '--address',
        '127.0.0.1',
        '--port',
        String(ports.s3),
        '--silent',
        ...(certificate
          ? ['--cert', certificate.TLS_CERT_FILE, '--key', certificate.TLS_KEY_FILE]
          : []),
        '--configure-bucket',
        bucket,
      ]),
    kill: () => children.kill(name),
    wait: () => until(answers, 'the store of pictures answers'),
    stop: () => children.stop(name, 5_000),
  };
};
