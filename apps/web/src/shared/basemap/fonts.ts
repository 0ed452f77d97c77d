const family = 'Onest Variable';
/** Every letter of the two files the family is split into asks for its file. */
const sample = 'Aďťľĺŕůřěščžýáíéúňôä';
const weights = [500, 700] as const;

/**
 * Fonts of the labels. The first name does not exist: MapLibre takes the weight from it and draws
 * with the second.
 */
export const labelFonts = {
  regular: [`${family} Medium`, family],
  strong: [`${family} Bold`, family],
};

/**
 * Loads the portal's own font before any label is drawn, because MapLibre would draw with whatever
 * font there is and keep that.
 */
export const loadLabelFonts = async (): Promise<void> => {
  await Promise.all(
    weights.map((weight) => document.fonts.load(`${weight} 24px "${family}"`, sample)),
  );
};
