import { type Tell, textsOf } from '../kernel/texts.ts';

/** Tells what a person reads of money. */
export type MoneyText = Tell<'profile'>;
/** Tells what an employer's payroll reads of it. */
export type PayrollText = Tell<'admin'>;

/** The words for money in a language: the same as the profile of the web uses. */
export const moneyTexts = textsOf('profile');
/** …and those of administration, for what it exports. */
export const payrollTexts = textsOf('admin');
