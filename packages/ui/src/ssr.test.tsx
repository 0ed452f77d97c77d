import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ui from './index.ts';

const nothing = () => undefined;
const arrows = { previousLabel: 'Zpět', nextLabel: 'Dál' };

const pieces = {
  carousel: (
    <ui.Carousel
      label="Novinky"
      {...arrows}
      slideLabel={(at, of) => `${at} z ${of}`}
      autoplaySeconds={5}
      pauseLabel="Stát"
      playLabel="Jet"
    >
      <p>A</p>
      <p>B</p>
    </ui.Carousel>
  ),
  row: (
    <ui.ScrollRow label="Kategorie" {...arrows}>
      <li>Sport</li>
    </ui.ScrollRow>
  ),
  menu: (
    <ui.Menu label="Účet" trigger="Účet">
      <ui.MenuItem icon="logout">Odhlásit</ui.MenuItem>
    </ui.Menu>
  ),
  dialog: (
    <ui.Dialog isOpen title="Dobití" closeLabel="Zavřít" onClose={nothing}>
      …
    </ui.Dialog>
  ),
  card: (
    <ui.Card isInteractive>
      <ui.Image src="/a.webp" alt="" isPriority />
      <ui.Price amount="10,00 Kč" />
    </ui.Card>
  ),
  form: (
    <form>
      <ui.TextField label="Jméno" error="Chybí" />
      <ui.PasswordField label="Heslo" showLabel="Ukázat" hideLabel="Skrýt" />
      <ui.Checkbox label="Ano" />
      <ui.SelectField label="Typ" options={[]} />
    </form>
  ),
  states: (
    <>
      <ui.Banner title="Pozor" />
      <ui.ErrorState title="Nejde to" />
      <ui.Skeleton count={2} />
      <ui.ProgressBar label="Import" value={1} max={3} />
      <ui.Fold title="Jak?">Tak.</ui.Fold>
    </>
  ),
  lists: (
    <>
      <ui.Breadcrumbs label="Cesta" items={[{ key: 'a', label: 'Domů', href: '/' }]} />
      <ui.Pagination
        label="Strany"
        page={1}
        pages={3}
        hrefOf={String}
        {...arrows}
        pageLabel={String}
      />
      <ui.Tabs label="Části" items={[{ key: 'a', label: 'A' }]} selected="a" onSelect={nothing}>
        A
      </ui.Tabs>
    </>
  ),
};

test.each(Object.entries(pieces))(
  '%s can be drawn on the server without a style attribute',
  (_, piece) => {
    const html = renderToString(piece);
    expect(html).not.toBe('');
    expect(html).not.toContain('style=');
  },
);
