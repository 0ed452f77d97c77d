import { KeywordField as SharedField } from '../../../shared/KeywordField.tsx';
import { useAdminText } from '../texts.ts';

type Props = {
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
  readonly isPending: boolean;
};

/** What a list is looked through by. */
export const KeywordField = (props: Props) => {
  const text = useAdminText();
  return (
    <SharedField
      {...props}
      size="small"
      label={text('list.keyword')}
      clearLabel={text('list.clearKeyword')}
    />
  );
};
