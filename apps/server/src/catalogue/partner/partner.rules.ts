import {
  type FieldError,
  isReversed,
  type PartnerRecord,
  type PartnerForm,
} from '@cafeteria/contract';
import { invalidFields } from '../../platform/http/index.ts';
import type { PrimaryLanguage } from '../../kernel/caller/index.ts';

const required = (field: string): FieldError => ({ field, messageKey: 'validation.required' });

/** What no single field shows to be wrong, given the categories of its subcategories. Throws all of it at once. */
export const partnerErrors = (partner: PartnerForm, categoryIds: readonly number[]): void => {
  const errors: FieldError[] = [];
  if (partner.benefitTypes.includes('cardOnline') && !partner.onlineUrl)
    errors.push({ field: 'onlineUrl', messageKey: 'validation.onlineUrl' });
  if (partner.sustainability === 'SUSTAINABILITY_CHAMPION' && !partner.sustainabilityEvidence)
    errors.push({ field: 'sustainabilityEvidence', messageKey: 'validation.evidence' });
  if (
    partner.mainCategoryId &&
    categoryIds.length > 0 &&
    !categoryIds.includes(partner.mainCategoryId)
  )
    errors.push({ field: 'mainCategoryId', messageKey: 'partner.error.mainCategory' });
  if (isReversed(partner)) errors.push({ field: 'validTo', messageKey: 'validation.interval' });
  if (errors.length > 0) throw invalidFields(errors);
};

/** Everything a partner still lacks before it can go live. */
export const partnerMissing = (
  partner: Pick<
    PartnerRecord,
    'logo' | 'about' | 'subcategoryIds' | 'mainCategoryId' | 'benefitTypes'
  >,
  primary: PrimaryLanguage,
): FieldError[] => [
  ...(partner.logo ? [] : [required('logo')]),
  ...(partner.about[primary] ? [] : [required(`about.${primary}`)]),
  ...(partner.mainCategoryId ? [] : [required('mainCategoryId')]),
  ...(partner.subcategoryIds.length > 0 ? [] : [required('subcategoryIds')]),
  ...(partner.benefitTypes.length > 0 ? [] : [required('benefitTypes')]),
];
