import { uuidOf } from './random.ts';

/** The names under which pictures are known; each gives the same UUID in every load. */
export const mediaUuid = {
  logo: (slug: string) => uuidOf(`logo/${slug}`),
  cover: (slug: string) => uuidOf(`cover/${slug}`),
  offer: (id: number) => uuidOf(`offer/${id}`),
  slide: (id: number, variant: 'desktop' | 'mobile') => uuidOf(`slide/${id}/${variant}`),
  article: (id: number, number: number) => uuidOf(`article/${id}/${number}`),
  client: (id: number) => uuidOf(`client/${id}`),
  certificate: uuidOf('certificate'),
} as const;
