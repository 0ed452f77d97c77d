import type { Widget } from '../../frame/index.ts';
import type { Crops } from './CropButton.tsx';
import { optionalMedia } from './media-widget.tsx';

/** One picture that must be there, with its named crops: `imageDesktop: requiredMedia({ slideWide: 2.2 })`. */
export const requiredMedia = (crops: Crops = {}): Widget<string> => {
  const { Edit, Show } = optionalMedia(crops);
  return {
    empty: '',
    isRequired: true,
    Edit: ({ value, onChange, ...props }) => (
      <Edit
        {...props}
        value={value === '' ? null : value}
        onChange={(uuid) => onChange(uuid ?? '')}
      />
    ),
    Show: ({ value }) => <Show value={value === '' ? null : value} />,
  };
};
