import { picturesOfBlock } from '@cafeteria/contract';
import { articleColumns } from '../src/content/article/index.ts';
import type { DemoArticle } from './content.ts';

type Row = Record<string, unknown>;

/** An article as a row; what the API derives when it saves one is derived alike. */
export const articleRow = ({
  id,
  clientId,
  position,
  input,
  active,
  dateCreated,
}: DemoArticle): Row => {
  const { blocks, nameSortCs, nameSortSk, folded, readingMinutes, missingLanguages } =
    articleColumns(input, 'cs');
  return {
    id,
    client_id: clientId,
    title: input.title,
    name_sort_cs: nameSortCs,
    name_sort_sk: nameSortSk,
    folded,
    lead: input.lead,
    cover: input.cover,
    cover_alt: input.coverAlt,
    blocks,
    categories: input.categories,
    author: input.author,
    featured: input.featured,
    position,
    reading_minutes: readingMinutes,
    missing_languages: missingLanguages,
    valid_from: input.validFrom,
    valid_to: input.validTo,
    active,
    version: 1,
    date_created: dateCreated,
    last_modified: dateCreated,
    last_modified_by: 1,
  };
};

/** The pictures of its blocks. */
export const articleMediaRows = ({ id, input }: DemoArticle): Row[] =>
  [
    ...new Set(
      input.blocks.flatMap((block) =>
        picturesOfBlock(block).flatMap(({ uuid }) => (uuid === null ? [] : [uuid])),
      ),
    ),
  ].map((uuid) => ({ article_id: id, media_uuid: uuid }));
