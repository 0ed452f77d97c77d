export { Blank } from './Blank.tsx';
export { Unnamed, unnamed } from './Unnamed.tsx';
export {
  checks,
  inheritedOnOff,
  onOff,
  onOffFilter,
  optionalSelect,
  select,
  selectFilter,
  wordFilter,
} from './choices.tsx';
export { chosenElsewhere } from './chosen-elsewhere.tsx';
export { colour, optionalColour } from './colour.tsx';
export { DayEdit, dayFilter, optionalDate, optionalDateTime } from './date-time.tsx';
export { inherited } from './inherited.tsx';
export {
  emptyLocalizedText,
  LocalizedName,
  LocalizedShow,
  localizedText,
} from './localized-text.tsx';
export { MoneyField, optionalMoney } from './amount.tsx';
export { number, NumberField, optionalNumber } from './number.tsx';
export {
  optionalReference,
  chosenRecord,
  reference,
  referenceFilter,
  ReferencePick,
} from './reference.tsx';
export { references } from './references.tsx';
export type { ReferenceTarget } from './use-reference.ts';
export { optionalLongText, optionalText, text } from './text.tsx';
export { DocumentLanguages, SharedLanguage, useSharedLanguage } from './SharedLanguage.tsx';
export { useDebounced } from '../../../shared/use-debounced.ts';
