import { LocalizedText, MessageKind, resolveText } from '@cafeteria/contract';
import { Text } from '@cafeteria/ui';
import * as z from 'zod/mini';
import { PreviewCard, useAdminText, useOtherField } from '../../frame/index.ts';
import { usePrimaryLanguage } from '../../../shared/services.ts';
import { AnnouncementStrip } from '../../../shared/announcement/index.ts';

const nothing = (): void => undefined;

/** The announcement as it will stand over every page, while it is being written. */
export const AnnouncementPreview = () => {
  const text = useAdminText();
  const primary = usePrimaryLanguage();
  const words = useOtherField('text', LocalizedText) ?? null;
  const label = useOtherField('linkLabel', LocalizedText) ?? null;
  const kind = useOtherField('messageKind', MessageKind) ?? 'regular';
  const link = useOtherField('link', z.string());
  const dismissible = useOtherField('dismissible', z.boolean()) ?? true;
  const shown = resolveText(words, primary, primary);
  return (
    <PreviewCard>
      {shown === '' ? (
        <Text tone="soft">{text('announcement.noText')}</Text>
      ) : (
        <AnnouncementStrip
          announcement={{
            text: shown,
            kind,
            link: link || null,
            linkLabel: resolveText(label, primary, primary),
            dismissible,
          }}
          onDismiss={nothing}
        />
      )}
    </PreviewCard>
  );
};
