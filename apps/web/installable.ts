/** What a device installs the portal by: its name, icons and shortcuts, made from the texts and from one icon. */
import { readFile } from 'node:fs/promises';
import { type Language, languages } from '@cafeteria/contract';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Light paper and the brand's spruce, as in the tokens of `packages/ui`: a device knows no variables. */
export const installedColours = { background: '#f8f4ed', theme: '#14594a' } as const;

const urlOf = (path: string): URL => new URL(path, import.meta.url);
type Texts = {
  readonly appName: string;
  readonly money: { readonly pay: string };
  readonly navigation: { readonly map: string };
};
const textsOf = async (language: Language): Promise<Texts> =>
  JSON.parse(await readFile(urlOf(`../../packages/i18n/locales/${language}/common.json`), 'utf8'));

/** Drawn to the edge, with the sign in the middle four fifths: what a device cuts round is never the sign. */
const maskable = (icon: string): string =>
  icon
    .replace(/rx="\d+"/, '')
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

type Icon = { readonly file: string; readonly size: number; readonly purpose?: 'maskable' };
export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];
/** Of iPhones, which read no manifest; they cut the corners themselves. */
const appleIcon: Icon = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' };

const draw = async ({ size, purpose }: Icon): Promise<Buffer> => {
  const icon = await readFile(urlOf('public/icon.svg'), 'utf8');
  return sharp(Buffer.from(purpose ? maskable(icon) : icon), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** The manifest of a language (https://www.w3.org/TR/appmanifest). */
export const manifestOf = async (language: Language) => {
  const { appName, money, navigation } = await textsOf(language);
  return {
    id: '/',
    name: appName,
    short_name: appName,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: installedColours.background,
    theme_color: installedColours.theme,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        ...(purpose && { purpose }),
      })),
    ],
    shortcuts: [
      { name: money.pay, url: '/profile/balance?pay=1' },
      { name: navigation.map, url: '/map' },
    ],
  };
};

/** Writes the manifests and draws the icons when the browser's part is built. */
export const installable = (): Plugin => ({
  name: 'installable',
  apply: 'build',
  async generateBundle() {
    for (const language of languages)
      this.emitFile({
        type: 'asset',
        fileName: `manifest.${language}.webmanifest`,
        source: JSON.stringify(await manifestOf(language)),
      });
    for (const icon of [...icons, appleIcon])
      this.emitFile({ type: 'asset', fileName: icon.file, source: await draw(icon) });
  },
});
