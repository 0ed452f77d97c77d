import { createS3Store, FilesAway, type S3Settings } from '../../platform/file-store/index.ts';
import { type Check, fail, type Finding, ofConfig, ok, skip } from './check.ts';

const patienceMs = 5_000;
/** The answer anybody would get; undefined where nothing answers. */
const askUnsigned = async (url: string): Promise<number | undefined> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ status }) => status,
    () => undefined,
  );

const firstPicture = async (s3: S3Settings): Promise<string | undefined> => {
  for await (const path of createS3Store(s3, 'media').list('original')) return path;
  return undefined;
};

const lookAtBucket = async (s3: S3Settings): Promise<Finding> => {
  try {
    const picture = await firstPicture(s3);
    const open = [`${s3.url}/`, ...(picture ? [`${s3.url}/media/${picture}`] : [])];
    for (const address of open)
      if ((await askUnsigned(address)) === 200)
        return fail(
          `${address} is open to anybody`,
          'make the bucket private: private pictures lie in it, and the portal alone gives them out',
        );
    return ok(`${s3.url} lets us in, and nobody else${picture ? '' : '; there is nothing in it'}`);
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    return fail(error.message, 'docs/operations.md, Pictures');
  }
};

export const mediaChecks: readonly Check[] = [
  ofConfig('pictures in S3', ({ media: { s3 } }) =>
    s3 ? lookAtBucket(s3) : skip('they lie on the disk'),
  ),
];
