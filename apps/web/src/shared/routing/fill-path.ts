import { reportWarning } from '../report-warning.ts';

/**
 * A path with its parameters filled in. One that is missing, or that the path does not have, is only warned of
 * (specification, section 2).
 * @example fillPath('/admin/partner/$partnerId', { partnerId: 7 }) // '/admin/partner/7'
 */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string => {
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  const missing = names.filter((name) => params[name] === undefined);
  const extra = Object.keys(params).filter((name) => !names.includes(name));
  if (missing.length > 0) reportWarning(`missing parameters of the path ${path}`, { missing });
  if (extra.length > 0) reportWarning(`extra parameters of the path ${path}`, { extra });
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => String(params[name]));
};
