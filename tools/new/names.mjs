const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
// reserved words of PostgreSQL that could be an entity's name
const reserved = new Set([
  'order',
  'group',
  'user',
  'table',
  'column',
  'grant',
  'limit',
  'check',
  'constraint',
  'case',
  'cast',
  'end',
  'offset',
  'window',
  'default',
  'reference',
  'union',
  'new',
  'index',
]);
const isPlural = (word) =>
  word.endsWith('s') && !['ss', 'us', 'is'].some((ending) => word.endsWith(ending));

/** The forms of a name: `voucher-batch`, `voucherBatch`, `VoucherBatch`, `voucher_batch`, `voucher batch`. */
export const namesOf = (kebab) => {
  const words = kebab.split('-');
  const Pascal = words.map(capital).join('');
  return {
    kebab,
    Pascal,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    snake: words.join('_'),
    words: words.join(' '),
  };
};

/** Why a name will not do, or undefined; `tables`, `contract` and `texts` are what exists. */
export const refusal = (entity, { tables, contract, texts }) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(entity))
    return [
      'usage: npm run new -- <entity> [--area catalogue], one singular name in kebab-case,',
      'for example: npm run new -- voucher-batch',
    ].join(' ');
  const { camel, snake } = namesOf(entity);
  if (isPlural(entity)) return `an entity has a singular name, and ${entity} looks like a plural`;
  if (reserved.has(entity)) return `${entity} is a word of SQL; take a name of two words`;
  if (new RegExp(`create table "?${snake}"? `).test(tables))
    return `there is a table ${snake} already`;
  if (contract.includes(`./${entity}.ts'`) || contract.includes(`  ${camel}Admin:`))
    return `the contract has ${entity} already`;
  if (camel in texts) return `admin.json has a section ${camel} already`;
  return undefined;
};
