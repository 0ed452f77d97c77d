import { isAccountPart, isIban, plainIban } from '@cafeteria/contract';

type Account =
  | { readonly iban: string }
  | {
      readonly bankAccount: {
        readonly prefix: string | null;
        readonly number: string;
        readonly bankCode: string;
      };
    };
/** An account as people write it: an IBAN, or `19-2000145399/0800`; undefined where its check digits do not fit. */
export const readAccount = (typed: string): Account | undefined => {
  const iban = plainIban(typed);
  if (isIban(iban)) return { iban };
  const [, prefix = null, number = '', bankCode = ''] =
    /^(?:(\d{1,6})-)?(\d{1,10})\/(\d{4})$/.exec(typed.replaceAll(/\s/g, '')) ?? [];
  return isAccountPart(number) && (prefix === null || isAccountPart(prefix))
    ? { bankAccount: { prefix, number, bankCode } }
    : undefined;
};
