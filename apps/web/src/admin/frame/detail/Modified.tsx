import { formatMoment } from '@cafeteria/i18n';
import { useMe } from '../../../shared/session/index.ts';
import type { Values } from '../widget.ts';
import { useAdminText } from '../texts.ts';

/** Number, when it was made, and when and by whom it was changed. */
export const Modified = ({ item }: { readonly item: Values }) => {
  const text = useAdminText();
  const me = useMe();
  const { id, dateCreated, lastModified, lastModifiedBy } = item;
  const author =
    lastModifiedBy === me?.id
      ? text('modified.byMe')
      : lastModifiedBy === null
        ? text('modified.bySystem')
        : text('modified.byUser', { id: Number(lastModifiedBy) });
  return (
    <>
      {text('modified.line', {
        id: Number(id),
        created: formatMoment(String(dateCreated)),
        modified: formatMoment(String(lastModified)),
        who: author,
      })}
    </>
  );
};

/** When and by whom something there is only one of was changed; nothing while nobody has. */
export const Changed = ({ item: { lastModified, lastModifiedBy } }: { readonly item: Values }) => {
  const text = useAdminText();
  const me = useMe();
  if (lastModifiedBy === null) return text('modified.never');
  return text('modified.changed', {
    modified: formatMoment(String(lastModified)),
    who:
      lastModifiedBy === me?.id
        ? text('modified.byMe')
        : text('modified.byUser', { id: Number(lastModifiedBy) }),
  });
};
