import type {
  FileImport,
  ImportError,
  ImportNote,
  ImportStatus,
  ListedImport,
  RecognisedFile,
} from '@cafeteria/contract';
import { sql } from 'kysely';
import { columns, type Db, type DB, query, tableAs } from '../../platform/db/index.ts';
import { importEnds, type ImportTable } from './import-ends.ts';
import { firstLines, type StoredLine } from './sheet.ts';

/** How many errors and notes are kept to be shown; all are counted. */
const keptErrors = 1_000;
/** Every kind of import has the same columns. */
const i = tableAs('user_import', 'i');
const listed = columns<ListedImport>({
  id: i.id,
  fileName: i.fileName,
  status: i.status,
  total: i.total,
  processed: i.processed,
  create: i.create,
  update: i.update,
  deactivate: i.deactivate,
  errorCount: i.errorCount,
  dateCreated: i.dateCreated,
  finishedAt: i.finishedAt,
});

/** An import as it is stored: the first lines are in its content. */
export type StoredImport = Omit<FileImport, 'preview'>;
const stored = columns<StoredImport>({
  ...listed.columns,
  recognised: i.recognised,
  errors: i.errors,
  notes: i.notes,
  noteCounts: i.noteCounts,
  amount: i.amount,
  options: i.options,
});
export type ImportCounts = {
  readonly create: number;
  readonly update: number;
  readonly deactivate: number;
};
/** Whose file it is, who sent it, and what else was asked. */
export type ImportFile = {
  readonly ownerId: number;
  readonly content: string;
  readonly status: ImportStatus;
  readonly userId: number | null;
  readonly options: Readonly<Record<string, unknown>>;
  /** What the dry run found out elsewhere, by its own keys. */
  readonly findings: Findings;
};
/** What is asked elsewhere, which no transaction waits for. */
export type Findings = Readonly<Record<string, unknown>>;
export type NewImport = {
  readonly ownerId: number;
  readonly fileName: string;
  readonly content: string;
  readonly recognised: RecognisedFile;
  /** How many lines it has beside its header. */
  readonly total: number;
  readonly userId: number | null;
  readonly options?: Readonly<Record<string, unknown>>;
};
type StoreOptions = {
  readonly table: keyof DB & `${string}_import`;
  /** The column of what the imported records belong to. */
  readonly owner: string;
  /** The file holds personal data: it is emptied as soon as the import has an outcome. */
  readonly isPersonal?: boolean;
};

/** What an import is now. */
const importReads = ({ table, owner }: ImportTable) => {
  const find = async (db: Db, ownerId: number, id: number): Promise<StoredImport | undefined> =>
    (
      await query`
        select ${stored}
        from ${table} i
        where i.id = ${id} and ${owner} = ${ownerId}`.execute(db)
    ).rows[0];

  const list = async (
    db: Db,
    ownerId: number,
    pageSize: number,
    pageNumber: number,
  ): Promise<{ rows: ListedImport[]; total: number }> => {
    const { rows } = await query`
      select ${listed}
      from ${table} i
      where ${owner} = ${ownerId}
      order by i.id desc limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db);
    const count = await query`
      select ${columns({ total: sql<number>`count(*)` })}
      from ${table}
      where ${owner} = ${ownerId}`.execute(db);
    return { rows, total: count.rows[0]?.total ?? 0 };
  };

  const getFile = async (db: Db, id: number): Promise<ImportFile> => {
    const { rows } = await query`
      select ${columns<ImportFile>({
        ownerId: sql`${owner}`,
        content: i.content,
        status: i.status,
        userId: i.createdBy,
        options: i.options,
        findings: i.findings,
      })}
      from ${table} i
      where i.id = ${id}`.execute(db);
    if (!rows[0]) throw new Error(`import ${id} does not exist`);
    return rows[0];
  };

  /** The first lines, taken out where the file is: it may be of megabytes. */
  const getFirstLines = async (db: Db, id: number): Promise<StoredLine[]> => {
    const { rows } = await query`
      select ${columns({
        lines: sql<StoredLine[] | null>`(
          select json_agg(line)
          from (
            select line from json_array_elements(i.content::json -> 'lines') as line limit ${firstLines}
          ) as first_lines
        )`,
      })}
      from ${table} i
      where i.id = ${id} and i.content <> ''`.execute(db);
    return rows[0]?.lines ?? [];
  };

  return { find, list, getFile, getFirstLines };
};

const countByKey = (notes: readonly ImportNote[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { messageKey } of notes) counts[messageKey] = (counts[messageKey] ?? 0) + 1;
  return counts;
};

/** The rarest kinds first: one person who has left is not lost behind a thousand who are switched off. */
const rarestFirst = (notes: readonly ImportNote[]): readonly ImportNote[] => {
  const counts = countByKey(notes);
  const countOf = ({ messageKey }: ImportNote): number => counts[messageKey] ?? 0;
  return notes.toSorted((a, b) => countOf(a) - countOf(b));
};

/** A new file and its dry run. */
const importChecks = ({ table, owner, leftContent }: ImportTable) => {
  const insert = async (db: Db, file: NewImport): Promise<number> => {
    const { rows } = await query`
      insert into ${table} as i (
        ${owner}, file_name, content, recognised, total, options, status, created_by
      )
      values (
        ${file.ownerId}, ${file.fileName}, ${file.content}, ${JSON.stringify(file.recognised)},
        ${file.total}, ${JSON.stringify(file.options ?? {})}, 'READ', ${file.userId}
      )
      returning ${columns({ id: i.id })}`.execute(db);
    return rows[0]?.id ?? 0;
  };

  const setProgress = (db: Db, id: number, processed: number, total: number) =>
    sql`update ${table} set processed = ${processed}, total = ${total} where id = ${id}`.execute(
      db,
    );

  /** Begins the dry run of an uploaded file; false when somebody else already did. */
  const beginCheck = async (tx: Db, id: number): Promise<boolean> =>
    (
      await sql`
        update ${table} set status = 'CHECKING'
        where id = ${id} and status = 'READ'
        returning id`.execute(tx)
    ).rows.length > 0;

  /** Keeps what was found out elsewhere, so that a dry run taken up again does not ask twice. */
  const keepFindings = (db: Db, id: number, findings: Findings) =>
    sql`
      update ${table} set findings = ${JSON.stringify(findings)}
      where id = ${id} and status = 'CHECKING'`.execute(db);

  const finishCheck = (
    db: Db,
    id: number,
    outcome: {
      readonly total: number;
      readonly counts: ImportCounts;
      readonly errors: readonly ImportError[];
      readonly notes?: readonly ImportNote[];
      readonly amount?: number;
    },
  ) => {
    const notes = outcome.notes ?? [];
    const isRefused = outcome.errors.length > 0;
    return sql`
      update ${table} set
        status = ${isRefused ? 'REFUSED' : 'CHECKED'},
        content = ${isRefused ? leftContent : sql`content`}, total = ${outcome.total},
        processed = ${outcome.total}, "create" = ${outcome.counts.create},
        "update" = ${outcome.counts.update}, deactivate = ${outcome.counts.deactivate},
        error_count = ${outcome.errors.length},
        errors = ${JSON.stringify(outcome.errors.slice(0, keptErrors))},
        notes = ${JSON.stringify(rarestFirst(notes).slice(0, keptErrors))},
        note_counts = ${JSON.stringify(countByKey(notes))}, amount = ${outcome.amount ?? null},
        finished_at = now()
      where id = ${id} and status = 'CHECKING'`.execute(db);
  };

  return { insert, setProgress, beginCheck, keepFindings, finishCheck };
};

/** The run of a checked import. */
const importRuns = ({ table, leftContent }: ImportTable) => {
  /**
   * Begins the run of a checked import and keeps what was accepted; false when it is none, or somebody else already
   * did.
   */
  const begin = async (tx: Db, id: number, accepted: readonly string[] = []): Promise<boolean> =>
    (
      await sql`
        update ${table} set
          status = 'IMPORTING', finished_at = null,
          options = options || ${JSON.stringify({ accepted })}::jsonb
        where id = ${id} and status = 'CHECKED'
        returning id`.execute(tx)
    ).rows.length > 0;

  /** Writes down what a run that cannot be taken any more met: the records have changed since the check. */
  const refuseRun = (db: Db, id: number, errors: readonly ImportError[]) =>
    sql`
      update ${table} set
        status = 'REFUSED', content = ${leftContent}, error_count = ${errors.length},
        errors = ${JSON.stringify(errors.slice(0, keptErrors))}, finished_at = now()
      where id = ${id} and status = 'IMPORTING'`.execute(db);

  /** Writes the end of a run; false when somebody else already did. */
  const finishRun = async (tx: Db, id: number, counts: ImportCounts): Promise<boolean> => {
    const { rows } = await sql`
      update ${table} set
        status = 'IMPORTED', content = ${leftContent}, "create" = ${counts.create},
        "update" = ${counts.update}, deactivate = ${counts.deactivate}, finished_at = now()
      where id = ${id} and status = 'IMPORTING'
      returning id`.execute(tx);
    return rows.length > 0;
  };

  return { begin, refuseRun, finishRun };
};

/**
 * The table of one kind of import. All have the same columns.
 * @example importStore({ table: 'branch_office_import', owner: 'partner_id' })
 */
export const importStore = ({ table, owner, isPersonal = false }: StoreOptions) => {
  const imports: ImportTable = {
    table: sql.table(table),
    owner: sql.ref(owner),
    leftContent: isPersonal ? sql`''` : sql`content`,
    isPersonal,
  };
  return {
    ...importReads(imports),
    ...importChecks(imports),
    ...importRuns(imports),
    ...importEnds(imports),
  };
};
export type ImportStore = ReturnType<typeof importStore>;
