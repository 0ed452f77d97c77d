/** Columns of the file, as the server reads them; the first four must be there. */
export const importColumns = ['name', 'city', 'postalCode', 'country', 'street', 'houseNumber', 'streetNumber', 'lat', 'lng', 'telephone', 'email', 'www', 'active'] as const;
export const requiredColumns: readonly string[] = importColumns.slice(0, 4);
const example = ['Kavárna U Mlýna', 'Třebíč', '67401', 'CZ', 'Smila Osovského', '37', '5', '49.2149', '15.8817', '+420777123456', 'trebic@kavarna.cz', 'www.kavarna.cz', 'ano'];

/** A file to begin with, readable for Excel: byte-order mark and semicolons. */
export const csvTemplate = (): Blob => new Blob([`\uFEFF${importColumns.join(';')}\r\n${example.join(';')}\r\n`], { type: 'text/csv;charset=utf-8' });
