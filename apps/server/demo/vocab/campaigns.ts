import type { SlideLink } from '@cafeteria/contract';
import type { DemoColour } from '../content.ts';
import type { Text } from '../text.ts';
import type { Drawn } from './articles/index.ts';

/** One line of a phone. */
export const announcementTexts = {
  text: ['Ukázka, vše je smyšlené.', 'Toto je len ukážka.', 'A demo, all of it made up.'],
  linkLabel: ['Časté dotazy', 'Časté otázky', 'Questions'],
} as const satisfies Record<string, Text>;

type SlideText = {
  title: Text;
  text: Text;
  button: Text;
  colour: DemoColour;
  scene: number;
  /** What is drawn where its words are of one thing; `focus` is where of its width that fits the strip of a phone. */
  drawn?: { of: Drawn; focus?: number };
  target: Pick<SlideLink, 'type' | 'targetId'>;
  starts?: number;
  placement?: 'MAGAZINE';
};
/** `scene` is the category whose world the picture shows; `target` what it leads to. */
export const slideTexts: readonly SlideText[] = [
  {
    colour: 'BLUE',
    scene: 1,
    drawn: { of: ['town', 'tent'] },
    target: { type: 'CATEGORY', targetId: 1 },
    button: ['Vybrat pobyt', 'Vybrať pobyt', 'Choose a stay'],
    title: [
      'Víkend, na který se budete těšit',
      'Víkend, na ktorý sa budete tešiť',
      'A weekend to look forward to',
    ],
    text: [
      'Hory, lázně i města na dosah. Pobyt zaplatíte z benefitů celý, nebo jen zčásti.',
      'Hory, kúpele aj mestá na dosah. Pobyt zaplatíte z benefitov celý alebo len sčasti.',
      'Mountains, spas and towns within reach. Pay for the stay with benefits, in full or in part.',
    ],
  },
  {
    colour: 'YELLOW',
    scene: 2,
    target: { type: 'SUBCATEGORY', targetId: 201 },
    button: ['Kam na oběd', 'Kam na obed', 'Find lunch'],
    title: [
      'Dnes na oběd o ulici dál',
      'Dnes na obed o ulicu ďalej',
      'Lunch one street further today',
    ],
    text: [
      'Restaurace a bistra, kde e-stravenkou zaplatíte přesně, {toTheCoin}.',
      'Reštaurácie a bistrá, kde e-stravenkou zaplatíte presne, {toTheCoin}.',
      'Restaurants and bistros where e-meal vouchers pay the exact amount.',
    ],
  },
  {
    colour: 'GREEN',
    scene: 6,
    target: { type: 'CATEGORY', targetId: 6 },
    button: ['Rozhýbat se', 'Rozhýbať sa', 'Get moving'],
    title: [
      'Pohyb, který vás bude bavit',
      'Pohyb, ktorý vás bude baviť',
      'Movement you will enjoy',
    ],
    text: [
      'Od první délky v bazénu po vrchol stěny. Zkuste letos něco nového.',
      'Od prvej dĺžky v bazéne po vrchol steny. Skúste tento rok niečo nové.',
      'From the first length of the pool to the top of the wall. Try something new this year.',
    ],
  },
  {
    colour: 'PURPLE',
    scene: 4,
    target: { type: 'SUBCATEGORY', targetId: 401 },
    button: ['Vybrat představení', 'Vybrať predstavenie', 'Pick a show'],
    title: ['Opona jde nahoru', 'Opona ide hore', 'Curtain up'],
    text: [
      'Divadla, kina a koncerty na jednom místě. Vstupenku máte hned v telefonu.',
      'Divadlá, kiná a koncerty na jednom mieste. Vstupenku máte hneď v telefóne.',
      'Theatres, cinemas and concerts in one place, with the ticket on your phone right away.',
    ],
  },
  {
    colour: 'RED',
    scene: 3,
    target: { type: 'CATEGORY', targetId: 3 },
    button: ['Prohlédnout knihy', 'Prezrieť knihy', 'Browse books'],
    title: ['Knížka na noční stolek', 'Knižka na nočný stolík', 'A book for the bedside table'],
    text: [
      'Knihkupci, kteří čtou a rádi poradí. I pro ty nejmenší.',
      'Kníhkupci, ktorí čítajú a radi poradia. Aj pre najmenších.',
      'Booksellers who read and love to advise, for little readers too.',
    ],
  },
  {
    colour: 'BLUE',
    scene: 7,
    target: { type: 'SUBCATEGORY', targetId: 704 },
    button: ['Najít péči', 'Nájsť starostlivosť', 'Find care'],
    title: ['Záda vám poděkují', 'Chrbát vám poďakuje', 'Your back will thank you'],
    text: [
      'Fyzioterapie, masáže i preventivní prohlídky bez dlouhého čekání.',
      'Fyzioterapia, masáže aj preventívne prehliadky bez dlhého čakania.',
      'Physiotherapy, massage and check-ups without a long wait.',
    ],
  },
  {
    colour: 'GREEN',
    scene: 5,
    target: { type: 'SUBCATEGORY', targetId: 501 },
    button: ['Vybrat kurz', 'Vybrať kurz', 'Choose a course'],
    starts: 14,
    title: [
      'Letos už se domluvíte',
      'Tento rok sa už dohovoríte',
      'This year you will be understood',
    ],
    text: [
      'Jazykové kurzy v malých skupinách, večer po práci i přes internet.',
      'Jazykové kurzy v malých skupinách, večer po práci aj cez internet.',
      'Language courses in small groups, after work or online.',
    ],
  },
  {
    colour: 'GREEN',
    scene: 6,
    drawn: { of: ['road', 'bike'], focus: 0.72 },
    target: { type: 'ARTICLE', targetId: 1 },
    button: ['Číst článek', 'Čítať článok', 'Read the article'],
    placement: 'MAGAZINE',
    title: ['První týden na kole', 'Prvý týždeň na bicykli', 'A first week by bike'],
    text: [
      'Jak začít jezdit do práce bez drahého kola a bez výmluv.',
      'Ako začať jazdiť do práce bez drahého bicykla a bez výhovoriek.',
      'How to start cycling to work without an expensive bike or excuses.',
    ],
  },
  {
    colour: 'BLUE',
    scene: 1,
    drawn: { of: ['railway', 'train'], focus: 0.45 },
    target: { type: 'ARTICLE', targetId: 7 },
    button: ['Naplánovat víkend', 'Naplánovať víkend', 'Plan a weekend'],
    placement: 'MAGAZINE',
    title: ['Lázně, když je všude klid', 'Kúpele, keď je všade pokoj', 'Spas when all is quiet'],
    text: [
      'Mimo sezonu jsou o třetinu levnější. A dojedete tam vlakem.',
      'Mimo sezóny sú o tretinu lacnejšie. A dôjdete tam vlakom.',
      'A third cheaper out of season, and the train takes you there.',
    ],
  },
];

type RowText = {
  title: Text;
  categoryId: number | null;
  colour: DemoColour | null;
  subcategories: readonly number[];
  take: { partners: number; offers: number };
  extra?: readonly number[];
};
/** `extra` are categories (below 100) and subcategories to end the row with. */
export const promoRowTexts: readonly RowText[] = [
  {
    title: ['Oblíbené u kolegů', 'Obľúbené u kolegov', 'Popular with colleagues'],
    categoryId: null,
    colour: 'YELLOW',
    subcategories: [201, 202, 401, 601, 602, 301],
    take: { partners: 10, offers: 0 },
  },
  {
    title: ['Na víkend pryč', 'Na víkend preč', 'Away for the weekend'],
    categoryId: null,
    colour: 'BLUE',
    subcategories: [101, 102, 103],
    take: { partners: 2, offers: 7 },
    extra: [105, 1],
  },
  {
    title: ['Oběd kousek od práce', 'Obed kúsok od práce', 'Lunch near work'],
    categoryId: null,
    colour: 'GREEN',
    subcategories: [201, 203, 205],
    take: { partners: 9, offers: 1 },
    extra: [203],
  },
  {
    title: ['Pečujte o sebe', 'Doprajte si starostlivosť', 'Take care of yourself'],
    categoryId: null,
    colour: 'RED',
    subcategories: [704, 705, 603, 1001, 1002],
    take: { partners: 3, offers: 6 },
    extra: [7],
  },
  {
    title: ['S dětmi na zážitky', 'S deťmi za zážitkami', 'Out with the children'],
    categoryId: null,
    colour: 'PURPLE',
    subcategories: [405, 406, 407, 302, 602],
    take: { partners: 4, offers: 5 },
    extra: [405, 506],
  },
  {
    title: ['Lázně a wellness', 'Kúpele a wellness', 'Spa and wellness'],
    categoryId: 1,
    colour: 'BLUE',
    subcategories: [103],
    take: { partners: 4, offers: 4 },
  },
  {
    title: ['Na kávu a něco sladkého', 'Na kávu a niečo sladké', 'Coffee and something sweet'],
    categoryId: 2,
    colour: 'YELLOW',
    subcategories: [202, 205],
    take: { partners: 8, offers: 0 },
    extra: [202],
  },
  {
    title: ['Dnes večer ven', 'Dnes večer von', 'Out tonight'],
    categoryId: 4,
    colour: 'PURPLE',
    subcategories: [401, 402, 403],
    take: { partners: 3, offers: 5 },
  },
  {
    title: ['Začněte lehce', 'Začnite zľahka', 'Start gently'],
    categoryId: 6,
    colour: 'GREEN',
    subcategories: [603, 602],
    take: { partners: 3, offers: 4 },
    extra: [603],
  },
  {
    title: [
      'Prevence, na kterou se zapomíná',
      'Prevencia, na ktorú sa zabúda',
      'Prevention we forget',
    ],
    categoryId: 7,
    colour: 'BLUE',
    subcategories: [703, 706, 702],
    take: { partners: 6, offers: 2 },
  },
  {
    title: ['Pro radost i domácnost', 'Pre radosť aj domácnosť', 'For joy and for the home'],
    categoryId: 9,
    colour: 'YELLOW',
    subcategories: [903, 906, 905],
    take: { partners: 5, offers: 3 },
  },
];
