/** The switch and the validity of a row, as `publicationState` reads them. */
export const validity = (row: Readonly<Record<string, unknown>>) => ({
  active: row.active === true,
  validFrom: typeof row.validFrom === 'string' ? row.validFrom : null,
  validTo: typeof row.validTo === 'string' ? row.validTo : null,
});
