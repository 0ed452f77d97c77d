import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/**
 * The map draws with WebGL, here without a graphics card. Software rendering is on for WebGL only:
 * compositing whole pages with software OpenGL takes three times as long.
 */
const args = ['--enable-unsafe-swiftshader'];

const fontsConfig = (folder) =>
  [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  ].join('');

const unpack = async (from, to) => {
  const half = `${to}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  // the package unpacks into the temporary folder and offers no other
  const before = process.env.TMPDIR;
  process.env.TMPDIR = half;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(archives.map((file) => inflate(path.join(from, file))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(path.join(half, 'fonts/fonts.conf'), fontsConfig(path.join(to, 'fonts')));
  try {
    renameSync(half, to);
  } catch {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(to)) throw new Error(`Chromium could not be unpacked into ${to}`);
  }
};

/**
 * Playwright's launch options for the Chromium of the npm package, unpacked once into
 * node_modules/.cache; no Debian package is needed. With CHROMIUM_PATH set, that browser is used
 * instead.
 */
export const ensureChromium = async () => {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  const require = createRequire(import.meta.url);
  const home = path.dirname(path.dirname(require.resolve('@sparticuz/chromium')));
  const { version } = require(path.join(home, 'package.json'));
  const folder = path.join(root, 'node_modules/.cache/chromium', version);
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(path.join(home, 'bin'), folder);
  const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  const fonts = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  return { executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: libraries, ...fonts } };
};
