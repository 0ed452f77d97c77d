import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3 } from '../../platform/file-store/testing/s3-server.ts';
import { examine } from './examine.ts';

const s3 = await startS3();
const folder = mkdtempSync(join(tmpdir(), 'doctor-media-'));
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => Object.assign(s3.state, { failing: 0, isOpen: false }));
const look = async (changed: Record<string, string> = {}) => {
  const examined = await examine({
    DATA_DIR: folder,
    API_PORT: '9',
    MEDIA_STORE: 's3',
    MEDIA_S3_URL: s3.settings.url,
    MEDIA_S3_REGION: s3.settings.region,
    MEDIA_S3_KEY_ID: s3.settings.keyId,
    MEDIA_S3_SECRET: s3.settings.secret,
    ...changed,
  });
  return examined.find(({ name }) => name === 'pictures in S3');
};

describe('a bucket of pictures', () => {
  it('that lets in the portal alone is well, and looking leaves nothing in it', async () => {
    expect(await look()).toMatchObject({
      status: 'ok',
      says: `${s3.settings.url} lets us in, and nobody else; there is nothing in it`,
    });
    expect(s3.objects.size).toBe(0);
  });
  it('that is open to anybody is not', async () => {
    s3.state.isOpen = true;
    expect(await look()).toMatchObject({
      status: 'fail',
      says: `${s3.settings.url}/ is open to anybody`,
    });
  });
  it.each([
    ['of a wrong secret', { MEDIA_S3_SECRET: 'x' }, '403 SignatureDoesNotMatch'],
    ['that is not there', { MEDIA_S3_URL: `${s3.settings.url}2` }, '404 NoSuchBucket'],
    ['half configured', { MEDIA_S3_SECRET: '' }, 'needs a configuration that is right'],
  ])('%s is told as what it is', async (_what, changed, says) => {
    expect((await look(changed))?.says).toContain(says);
  });
});
