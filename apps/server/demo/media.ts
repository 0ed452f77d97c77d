import { uuidOf } from './random.ts';

/** The names under which pictures are known; each gives the same UUID in every load. */
export const mediaUuid = {
  logo: (slug: string) => uuidOf(`logo/${slug}`),
  cover: (slug: string) => uuidOf(`cover/${slug}`),
  offer: (id: number) => uuidOf(`offer/${id}`),
  gallery: (slug: string, number: number) => uuidOf(`gallery/${slug}/${number}`),
  slide: (id: number, variant: 'desktop' | 'mobile') => uuidOf(`slide/${id}/${variant}`),
  article: (id: number, number: number) => uuidOf(`article/${id}/${number}`),
  client: (id: number) => uuidOf(`client/${id}`),
  certificate: uuidOf('certificate'),
} as const;

/** Pictures of a partner that are none of its offers', which stand on the same page: every third partner has some. */
const galleryNumbers = [1, 2] as const;
export const galleryOf = ({ id }: { readonly id: number }): readonly number[] =>
  id % 3 === 0 ? galleryNumbers : [];
