import { type CategoryCode, categoryIcon } from '@cafeteria/contract';
import { CategoryIcon, type CategoryIconProps } from '@cafeteria/ui';
import type { ComponentProps } from 'react';
import { Picture } from './Picture.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'fallback'> & {
  readonly category: CategoryCode | null | undefined;
  readonly iconSize?: CategoryIconProps['size'];
  /** Of the room in which the icon stands; without it the icon stands where the picture would. */
  readonly drawing?: string | undefined;
};

/**
 * The picture of something of a category; without one, or where it did not come, the category's icon.
 * @example <CategoryPicture media={card.image} category={card.categoryCode} widths={[384]} alt="" />
 */
export const CategoryPicture = ({ category, iconSize = 'xl', drawing, ...picture }: Props) => {
  const icon = category && <CategoryIcon name={categoryIcon[category]} size={iconSize} isPlated />;
  return (
    <Picture
      {...picture}
      fallback={icon && drawing ? <span className={drawing}>{icon}</span> : icon}
    />
  );
};
