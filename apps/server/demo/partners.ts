import type { BenefitType, PartnerForm } from '@cafeteria/contract';
import type { Brand } from './brands.ts';
import type { DemoPartner } from './content.ts';
import { daysFrom } from './dates.ts';
import { galleryOf, mediaUuid } from './media.ts';
import { createRandom, type Random } from './random.ts';
import { bullets, fill, joinTexts, paragraph, strong, type Text } from './text.ts';
import {
  buyIntros,
  categoryTexts,
  closings,
  howToPay,
  onlineSentences,
  reachSentences,
  sustainabilityNotes,
  visits,
} from './vocab/common.ts';
import type { Vocabulary } from './vocab/countries/index.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const slotsOf = ({ home, since }: Brand): Readonly<Record<string, Text>> => ({
  loc: [home[3], home[4], `in ${home[0] === 'Praha' ? 'Prague' : home[0]}`],
  Loc: [capital(home[3]), capital(home[4]), ''],
  year: [String(since), String(since), String(since)],
});

const short = (brand: Brand, random: Random): PartnerForm['shortDescription'] =>
  joinTexts([fill(slotsOf(brand), random.pick(brand.trade.short))]);

const about = (brand: Brand, random: Random): PartnerForm['about'] => {
  const { trade, reach } = brand;
  const category = categoryTexts[Math.floor((trade.subcategories[0] ?? 100) / 100)] ?? [];
  const first = [random.pick(trade.lead), random.pick(reachSentences[reach])];
  const second = [...random.some(trade.body, 2), random.pick(category)];
  const third = [...(trade.hours === 'office' ? [] : [random.pick(visits)]), random.pick(closings)];
  const parts = [paragraph(first), paragraph(second)];
  if (random.chance(0.35)) parts.push(bullets(random.some(trade.buy, 3)));
  if (random.chance(0.75)) parts.push(paragraph(third));
  return joinTexts(
    parts.map((part) => fill(slotsOf(brand), part)),
    '',
  );
};

const whatCanBeBought = (
  brand: Brand,
  random: Random,
  online: boolean,
): PartnerForm['whatCanBeBought'] => {
  const items = random.some(brand.trade.buy, random.int(3, 5));
  const pay = [...random.some(howToPay, 2), ...(online ? [random.pick(onlineSentences)] : [])];
  const first = items[0];
  const listed = first && random.chance(0.4) ? [strong(first), ...items.slice(1)] : items;
  return joinTexts([paragraph([random.pick(buyIntros)]), bullets(listed), paragraph(pay)], '');
};

const digits = (random: Random): string => String(random.int(100_000, 999_999));
/** Subscriber numbers of both countries never begin with 000, so these reach nobody. */
export const fictionalPhone = ({ phonePrefix }: Vocabulary, random: Random): string =>
  `${phonePrefix}000${digits(random)}`;

const contacts = (
  { slug }: Brand,
  vocabulary: Vocabulary,
  random: Random,
): PartnerForm['contacts'] => [
  { type: 'TELEPHONE', value: fictionalPhone(vocabulary, random), label: null },
  {
    type: 'EMAIL',
    value: `${random.pick(vocabulary.mailboxes)}@${slug}.example`,
    label: null,
  },
  { type: 'WWW', value: `https://www.${slug}.example`, label: null },
];

const acceptance = (reach: Brand['reach'], online: boolean, random: Random): BenefitType[] => {
  if (reach === 'online') return random.chance(0.4) ? ['cardOnline', 'voucher'] : ['cardOnline'];
  const inPerson: BenefitType[] = random.pick([
    ['card', 'cardWithChip', 'cardWithoutChip'],
    ['cardWithChip', 'cardWithoutChip'],
    ['card', 'cardWithChip'],
    ['cardWithoutChip'],
    ['card', 'cardWithoutChip', 'voucher'],
    ['voucher'],
  ]);
  return online ? [...inPerson, 'cardOnline'] : inPerson;
};

const subcategoriesOf = ({ trade }: Brand, random: Random): number[] =>
  [...new Set([...trade.subcategories, ...random.some(trade.also ?? [], random.int(0, 2))])].slice(
    0,
    4,
  );

const grades = ['A', 'A', 'B', 'B', 'B', 'C', 'C', 'D', 'E', null] as const;

type Green = Pick<
  PartnerForm,
  'sustainability' | 'sustainabilityNote' | 'sustainabilityEvidence' | 'sustainabilityValidTo'
>;
const green = (random: Random, now: Date): Green => {
  const champion = random.chance(0.35);
  if (!random.chance(0.15))
    return {
      sustainability: null,
      sustainabilityNote: { cs: null, sk: null, en: null },
      sustainabilityEvidence: null,
      sustainabilityValidTo: null,
    };
  return {
    sustainability: champion ? 'SUSTAINABILITY_CHAMPION' : 'ADEPT_FOR_SUSTAINABILITY',
    sustainabilityNote: joinTexts(random.some(sustainabilityNotes, champion ? 2 : 1)),
    sustainabilityEvidence: champion ? mediaUuid.certificate : null,
    sustainabilityValidTo: champion ? daysFrom(now, random.int(120, 700)).slice(0, 10) : null,
  };
};

type Publication = { active: boolean; validFrom: string | null; validTo: string | null };
/** Every state an administrator can meet; about nineteen in twenty are live. */
export const publication = (turn: number, random: Random, now: Date): Publication => {
  if (turn % 60 === 17) return { active: false, validFrom: null, validTo: null };
  if (turn % 100 === 41)
    return { active: true, validFrom: daysFrom(now, random.int(5, 40)), validTo: null };
  if (turn % 75 === 63)
    return {
      active: true,
      validFrom: daysFrom(now, -400),
      validTo: daysFrom(now, -random.int(3, 60)),
    };
  return { active: true, validFrom: null, validTo: null };
};

const visibilityOf = (id: number): PartnerForm['visibility'] => {
  if (id % 90 === 33) return { mode: 'ONLY', clientIds: [1 + (id % 3)] };
  return id % 110 === 54 ? { mode: 'EXCEPT', clientIds: [2] } : { mode: 'ALL', clientIds: [] };
};

const ageInDays = (id: number, random: Random): number =>
  id % 25 === 7 ? random.int(1, 26) : random.int(32, 900);

type Made = { readonly now: Date; readonly vocabulary: Vocabulary };
export const buildPartner = (
  brand: Brand,
  companyId: number | null,
  { now, vocabulary }: Made,
): DemoPartner => {
  const random = createRandom('partner', brand.name);
  const { id, name, slug, trade, isHealthcare, reach } = brand;
  const online = reach === 'online' || random.chance(reach === 'single' ? 0.08 : 0.28);
  const state = publication(id, random, now);
  const input: PartnerForm = {
    name,
    companyId,
    countries: [vocabulary.country],
    logo: mediaUuid.logo(slug),
    cover: mediaUuid.cover(slug),
    gallery: galleryOf(brand).map((number) => mediaUuid.gallery(slug, number)),
    shortDescription: short(brand, random),
    about: about(brand, random),
    whatCanBeBought: whatCanBeBought(brand, random, online),
    contacts: contacts(brand, vocabulary, random),
    mainCategoryId: Math.floor((trade.subcategories[0] ?? 100) / 100),
    subcategoryIds: subcategoriesOf(brand, random),
    benefitTypes: acceptance(reach, online, random),
    online,
    onlineUrl: online ? `https://www.${slug}.example` : null,
    ...green(random, now),
    grade: random.pick(grades),
    scoringBoost: random.chance(0.06) ? random.int(-2, 6) * 5 : 0,
    healthcareProvider: isHealthcare,
    visibility: visibilityOf(id),
    validFrom: state.validFrom,
    validTo: state.validTo,
    contractNumber: `DEMO-${String(brand.since).slice(2)}-${String(id).padStart(4, '0')}`,
    internalNote: null,
  };
  return { id, active: state.active, dateCreated: daysFrom(now, -ageInDays(id, random), 8), input };
};
