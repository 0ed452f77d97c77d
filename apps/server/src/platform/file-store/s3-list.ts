import type { S3Client } from './s3-client.ts';
import { elementsOf, textsOf } from './s3-answer.ts';

/** All keys that begin so, page by page. */
export const listKeys = async function* (
  { ask }: S3Client,
  prefix: string,
): AsyncGenerator<string> {
  let next: string | undefined;
  do {
    const page = await ask('GET', {
      query: {
        'list-type': '2',
        prefix,
        ...(next !== undefined && { 'continuation-token': next }),
      },
    });
    const found = elementsOf(String(page?.bytes));
    yield* textsOf(found, 'Key');
    [next] = textsOf(found, 'NextContinuationToken');
  } while (next !== undefined);
};
