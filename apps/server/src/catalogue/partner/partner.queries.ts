import type { CategoryCode, PartnerView } from '@cafeteria/contract';
import { type RawBuilder, sql } from 'kysely';
import {
  columns,
  type Db,
  jsonList,
  jsonObject,
  query,
  tableAs,
  when,
} from '../../platform/db/index.ts';
import { isLive, localized, mediaRef, isOn } from '../../kernel/reading.ts';
import { isCategoryShown, isPartnerVisible, sustainabilityBadge } from '../visibility/index.ts';
import type { Reader } from '../../kernel/caller/index.ts';

const p = tableAs('partner', 'p');
const c = tableAs('category', 'c');
const s = tableAs('subcategory', 's');
const sc = tableAs('category', 'sc');

type Named = { id: number; name: string; slugName: string };
/** A partner as readers see it, and what the rest of its view is made of. */
type PartnerViewRow = Omit<PartnerView, 'route' | 'similar' | 'category' | 'subcategories'> & {
  readonly category: (Named & { code: CategoryCode }) | null;
  readonly subcategories: (Named & { categoryId: number; categoryName: string })[];
  readonly mainCategoryId: number | null;
};
/** Where a partner stands, in a reader's words: its main category, and each of its subcategories. */
const standingOf = ({ language, primary }: Pick<Reader, 'language' | 'primary'>) => {
  const text = (column: RawBuilder<unknown>) => localized(column, language, primary);
  const slugText = (column: RawBuilder<unknown>) => localized(column, primary, primary);
  return {
    category: jsonObject<NonNullable<PartnerViewRow['category']>>({
      id: c.id,
      code: c.code,
      name: text(c.name),
      slugName: slugText(c.name),
    }),
    subcategory: jsonObject<PartnerViewRow['subcategories'][number]>({
      id: s.id,
      name: text(s.name),
      slugName: slugText(s.name),
      categoryId: sc.id,
      categoryName: slugText(sc.name),
    }),
  };
};
export const findPartner = async (
  db: Db,
  { language, primary, audience }: Reader,
  id: number,
): Promise<PartnerViewRow | undefined> => {
  const text = (column: string) => localized(sql.ref(column), language, primary);
  const { category, subcategory } = standingOf({ language, primary });
  const { rows } = await query`
    select ${columns<PartnerViewRow>({
      id: p.id,
      name: p.name,
      shortDescription: text('p.short_description'),
      about: text('p.about'),
      whatCanBeBought: text('p.what_can_be_bought'),
      logo: mediaRef(sql`p.logo`),
      cover: mediaRef(sql`p.cover`),
      gallery: sql`(
        select coalesce(jsonb_agg(${mediaRef(sql`g.media_uuid`)} order by g.position, g.media_uuid), '[]')
        from partner_gallery g
        where g.partner_id = p.id
      )`,
      contacts: p.contacts,
      category: when(sql`c.id is not null`, category),
      subcategories: sql`(
        select ${jsonList(subcategory, sql`ps.position`)}
        from partner_subcategory ps
        join subcategory s on s.id = ps.subcategory_id
        join category sc on sc.id = s.category_id
        where ps.partner_id = p.id
          and ${isOn('s')}
          and ${isCategoryShown(sql.ref('sc.id'), audience)}
      )`,
      benefitTypes: p.benefitTypes,
      online: p.online,
      onlineUrl: p.onlineUrl,
      sustainability: sustainabilityBadge('p'),
      sustainabilityNote: text('p.sustainability_note'),
      mainCategoryId: p.mainCategoryId,
      branchOfficeCount: sql`(
        select count(*)::int
        from branch_office b
        where b.partner_id = p.id and ${isOn('b')}
      )`,
    })}
    from partner p
    left join category c
      on c.id = p.main_category_id and ${isCategoryShown(sql.ref('c.id'), audience)}
    where p.id = ${id} and ${isLive('p')} and ${isPartnerVisible('p', audience)}`.execute(db);
  return rows[0];
};
