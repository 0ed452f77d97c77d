import type { AdminKey } from '@cafeteria/i18n';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { AdminPage, type PageProps, useAdminText } from '../../frame/index.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportState } from './ImportState.tsx';
import { ImportUpload } from './ImportUpload.tsx';
import type { ImportKind } from './kind.ts';
import { PastImports } from './PastImports.tsx';
import styles from './Import.module.css';

type Props = Pick<PageProps, 'crumbs'> & {
  /** What its crumb is called in tests and on the page. */
  readonly name: string;
  readonly label: AdminKey;
  readonly kind: ImportKind;
  readonly importId: number | undefined;
  /** What else is asked before the upload. */
  readonly children?: ReactNode;
};

/** What was pressed goes with each step: the focus comes to the one that follows. */
const useFocusOnStep = (importId: number | undefined) => {
  const step = useRef<HTMLDivElement>(null);
  const last = useRef(importId);
  useEffect(() => {
    if (last.current === importId) return;
    last.current = importId;
    step.current?.focus();
  }, [importId]);
  return step;
};

/**
 * The page of an import from a CSV or XLSX file: look, check, then import. The id of the import stands in the
 * address, so that people can leave it and come back.
 */
export const ImportPage = ({ name, label, kind, importId, crumbs, children }: Props) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const step = useFocusOnStep(importId);
  const open = (id: number | undefined): void =>
    void navigate({ href: id === undefined ? kind.path : `${kind.path}?importId=${id}` });
  return (
    <AdminPage
      crumbs={[...crumbs, { key: name, label: text(label) }]}
      title={text(`${kind.texts}.title`)}
    >
      <div ref={step} tabIndex={-1} className={styles.stack}>
        {importId === undefined ? (
          <>
            <ImportUpload kind={kind} onStarted={open}>
              {children}
            </ImportUpload>
            <ImportColumns kind={kind} />
          </>
        ) : (
          <ImportState key={importId} kind={kind} id={importId} onAnother={() => open(undefined)} />
        )}
      </div>
      <PastImports kind={kind} current={importId} />
    </AdminPage>
  );
};
