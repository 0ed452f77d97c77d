import type { LightRoute } from '@cafeteria/contract';
import { useTexts } from '../../../shared/texts/index.ts';
import { FileLink, useAdminText, type Values } from '../../frame/index.ts';

/** What is on the screen, as files. */
export const TableLinks = ({ of, asked }: { readonly of: LightRoute; readonly asked: Values }) => {
  const text = useAdminText();
  const { i18n } = useTexts();
  return (['XLSX', 'CSV'] as const).map((format) => (
    <FileLink
      key={format}
      of={of}
      asked={{ ...asked, format, language: i18n.language }}
      data-testid={`book-${format.toLowerCase()}`}
    >
      {text(format === 'CSV' ? 'book.csv' : 'book.xlsx')}
    </FileLink>
  ));
};
