const family = 'Onest Variable';
/** Every letter of the two files the family is split into asks for its file. */
const sample = 'Aďťľĺŕůřěščžýáíéúňôä';
const weights = [500, 700] as const;

/** Fonts of labels. The first name exists nowhere: MapLibre reads the weight out of it and then draws with the second. */
export const labelFonts = {
  regular: [`${family} Medium`, family],
  strong: [`${family} Bold`, family],
};

/** Brings the portal's own font for labels; MapLibre would draw with whatever there is while it loads, and keep that. */
export const loadLabelFonts = async (): Promise<void> => {
  await Promise.all(
    weights.map((weight) => document.fonts.load(`${weight} 24px "${family}"`, sample)),
  );
};
