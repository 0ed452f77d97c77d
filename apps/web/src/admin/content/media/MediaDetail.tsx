import type { MediaRecord, MediaUsage } from '@cafeteria/contract';
import { api } from '@cafeteria/contract/light';
import { formatMoment } from '@cafeteria/i18n';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Heading,
  Icon,
  KeyValueList,
  Skeleton,
  Text,
} from '@cafeteria/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateTags, isMissing, read, write } from '../../../shared/api/index.ts';
import { unnamed, useAdminText, PageName } from '../../frame/index.ts';
import { useServices } from '../../../shared/services.ts';
import {
  CropButton,
  factsOf,
  MediaThumb,
  Previews,
  useIsMediaGone,
  useMedia,
} from '../../widgets/media/index.ts';
import styles from './MediaLibrary.module.css';

/** The crops used almost everywhere; special ones are cut where they are used. */
const crops = { wide: 16 / 9, square: 1, phone: 4 / 3 } as const;

const pathOf: Readonly<Record<MediaUsage['entity'], (usage: MediaUsage) => string>> = {
  partner: ({ id }) => `/admin/partner/${id}`,
  offer: ({ id }) => `/admin/offer/${id}`,
  client: ({ id }) => `/admin/client/${id}`,
  category: ({ id }) => `/admin/category/${id}`,
  subcategory: ({ id, parentId }) => `/admin/category/${parentId ?? 0}/subcategory/${id}`,
  carousel: ({ id }) => `/admin/carousel/${id}/edit`,
  promoRow: ({ id }) => `/admin/promoRow/${id}`,
  magazineArticle: ({ id }) => `/admin/magazine/${id}`,
  clientArticle: ({ id, parentId }) => `/admin/client/${parentId ?? 0}/article/${id}`,
};

const Usages = ({ uuid }: { readonly uuid: string }) => {
  const text = useAdminText();
  const { data } = useQuery({
    ...read(api.mediaAdmin.usage, { uuid }),
    meta: { tellsMissing: true },
  });
  if (!data) return <Skeleton shape="text" />;
  if (data.length === 0)
    return (
      <Text tone="soft" size="small">
        {text('media.notUsed')}
      </Text>
    );
  return (
    <ul className={styles.usages} role="list">
      {data.map((usage) => (
        <li key={`${usage.entity}-${usage.id}`} className={styles.usage}>
          <span className={styles.caption}>{text(`media.usage.${usage.entity}`)}</span>
          {usage.isDeleted ? (
            <span>
              {usage.name} <span className={styles.caption}>({text('media.deleted')})</span>
            </span>
          ) : (
            <PageName href={pathOf[usage.entity](usage)}>
              {usage.name || unnamed(usage.id, false)}
            </PageName>
          )}
        </li>
      ))}
    </ul>
  );
};

type BodyProps = { readonly media: MediaRecord; readonly onRemoved: () => void };

/** The file as it is, and in the crops most places show. */
const Looks = ({ media: { uuid, fileContentType, crop } }: Pick<BodyProps, 'media'>) => {
  const {
    api: { origin },
  } = useServices();
  const [isCropping, setCropping] = useState(false);
  return (
    <div className={styles.detailArt}>
      {fileContentType === 'PDF' ? (
        <MediaThumb uuid={uuid} />
      ) : (
        <a
          href={`${origin}/api/media/${uuid}?format=webp&size=2048`}
          target="_blank"
          rel="noreferrer"
          className={styles.original}
        >
          <MediaThumb uuid={uuid} size="large" className={styles.whole} />
        </a>
      )}
      {Object.keys(crop.crops).length > 0 && <Previews uuid={uuid} crops={crops} size="small" />}
      <CropButton uuid={uuid} crops={crops} isOpen={isCropping} onOpenChange={setCropping} />
    </div>
  );
};

/** Deletes a file that nothing uses, after asking once. */
const Removal = ({ media: { uuid, fileName, usages }, onRemoved }: BodyProps) => {
  const text = useAdminText();
  const { notifications } = useServices();
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const removal = useMutation(write(api.mediaAdmin.remove, { tellsMissing: true }));
  const remove = async (): Promise<void> => {
    try {
      await removal.mutateAsync({ uuid });
      notifications.add('success', text('done.deleted', { name: fileName }));
      onRemoved();
    } catch (error) {
      // anything else the failure policy has said; what uses it is listed
      if (!isMissing(error)) return;
      notifications.add('error', text('done.gone', { name: fileName }));
      onRemoved();
      await invalidateTags(client, api.mediaAdmin.remove.invalidates ?? []);
    } finally {
      setAsked(false);
    }
  };
  return (
    <>
      <Button
        kind="ghost-negative"
        size="Small"
        icon="trash"
        disabled={usages > 0}
        onClick={() => setAsked(true)}
      >
        {text('action.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        tone="negative"
        title={text('delete.title', { name: fileName })}
        confirmLabel={text('action.delete')}
        cancelLabel={text('action.cancel')}
        isPending={removal.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {text('media.deleteText')}
      </ConfirmDialog>
    </>
  );
};

const Body = ({ media, onRemoved }: BodyProps) => {
  const text = useAdminText();
  return (
    <div className={styles.detail}>
      <Looks media={media} />
      <div className={styles.detailText}>
        <KeyValueList
          items={[
            { key: 'facts', label: text('media.file'), value: factsOf(media) },
            {
              key: 'date',
              label: text('column.dateCreated'),
              value: formatMoment(media.dateCreated),
            },
          ]}
        />
        <Heading level={3} size="sm">
          {text('media.usedIn')}
        </Heading>
        <Usages uuid={media.uuid} />
        <Removal media={media} onRemoved={onRemoved} />
        {media.usages > 0 && (
          <Text size="small" tone="soft">
            <Icon name="info" size="em" /> {text('media.keptWhileUsed')}
          </Text>
        )}
      </div>
    </div>
  );
};

/** One file: how it looks in its crops, where it is used, and its end. */
export const MediaDetail = ({
  uuid,
  onClose,
}: {
  readonly uuid: string | undefined;
  readonly onClose: () => void;
}) => {
  const text = useAdminText();
  return (
    <Dialog
      isOpen={uuid !== undefined}
      onClose={onClose}
      size="large"
      title={uuid === undefined ? '' : <Name uuid={uuid} />}
      closeLabel={text('action.close')}
      testId="media-detail"
    >
      {uuid !== undefined && <Found uuid={uuid} onClose={onClose} />}
    </Dialog>
  );
};
const Name = ({ uuid }: { readonly uuid: string }) => useMedia(uuid)?.fileName ?? '…';
const Found = ({ uuid, onClose }: { readonly uuid: string; readonly onClose: () => void }) => {
  const media = useMedia(uuid);
  const isGone = useIsMediaGone(uuid);
  const text = useAdminText();
  if (isGone) return <Text tone="soft">{text('peek.gone')}</Text>;
  return media ? <Body media={media} onRemoved={onClose} /> : <Skeleton shape="block" />;
};
