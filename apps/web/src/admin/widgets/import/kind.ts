import type {
  AskingNote,
  CacheTag,
  FileImport,
  Language,
  ListedImport,
  Page,
} from '@cafeteria/contract';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '../../../shared/api/index.ts';

type Query<T> = UseQueryOptions<
  T,
  Error,
  T,
  readonly [tags: readonly CacheTag[], path: string, args: unknown]
>;
/** A file to be sent, under the name the portal keeps. */
export type ImportFile = { readonly fileName: string; readonly file: File };
/** One kind of import: what its file holds, whom it belongs to, and how the API is asked. */
export type ImportKind<C extends string = string> = {
  /** Its texts in `admin.json`: counted words, help for the columns. */
  readonly texts: 'import' | 'userImport' | 'grantImport' | 'usedElsewhereImport';
  readonly columns: readonly C[];
  readonly required: readonly C[];
  /** The names of the columns in `admin.json`, where people know them by a name. */
  readonly names?: 'userImport.column' | 'grantImport.column' | 'usedElsewhereImport.column';
  /** What the upload asked beside the file, for who comes back to it. */
  readonly Asked?: (props: Pick<FileImport, 'options'>) => ReactNode;
  /** One line of the template for who reads that language, in the order of the columns. */
  readonly example: (language: Language) => readonly string[];
  readonly templateName: string;
  /** The screen of the import, and where what was imported is seen. */
  readonly path: string;
  readonly doneHref: string;
  readonly tags: readonly CacheTag[];
  readonly list: Query<Page<ListedImport>>;
  readonly get: (id: number) => Query<FileImport>;
  /** Says why no file can be taken yet, and marks what is missing. */
  readonly refuses?: () => string | undefined;
  readonly upload: (call: Api['call'], file: ImportFile) => Promise<FileImport>;
  readonly check: (call: Api['call'], id: number) => Promise<FileImport>;
  /** `accepted` are the questions of the file somebody has said yes to. */
  readonly run: (
    call: Api['call'],
    id: number,
    accepted: readonly AskingNote[],
  ) => Promise<FileImport>;
};
