-- The content of the back office: categories as managed records, folded titles to search by, the announcement's lock, and what the map offers to filter by.
-- Folded texts of rows that exist already are approximations until their next save.

alter table category add column folded text not null default '', add column deleted_at timestamptz;
comment on column category.deleted_at is 'Always null: the categories are a fixed set';
alter table subcategory add column folded text not null default '', alter column position set default 0;
alter table carousel add column folded text not null default '';
alter table promo_row add column folded text not null default '';

update category set folded = lower(concat_ws(' ', name ->> 'cs', name ->> 'sk', name ->> 'en'));
update subcategory set folded = lower(concat_ws(' ', name ->> 'cs', name ->> 'sk', name ->> 'en'));
update carousel set folded = lower(concat_ws(' ', title ->> 'cs', title ->> 'sk', title ->> 'en'));
update promo_row set folded = lower(concat_ws(' ', title ->> 'cs', title ->> 'sk', title ->> 'en'));

create index promo_row_item_target on promo_row_item (link_target, target_id);
comment on column carousel.link is '{"type": PARTNER|CATEGORY|SUBCATEGORY|OFFER|ARTICLE|URL, "targetId", "url"}';
comment on column carousel.client_ids is 'Whose users see it; null shows it to everybody';
comment on column promo_row.client_ids is 'Whose users see it; null shows it to everybody';

alter table announcement
  add column version integer not null default 1,
  add column date_created timestamptz not null default now(),
  add column last_modified timestamptz not null default now(),
  add column last_modified_by integer;
comment on column announcement.revision is 'Rises with every saved text: readers who put the old one away see the new one';

create table map_filters (
  id smallint primary key check (id = 1),
  items jsonb not null,
  payment jsonb not null,
  sustainability_visible boolean not null,
  defaults jsonb not null,
  quick_categories integer[] not null,
  version integer not null default 1,
  date_created timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  last_modified_by integer
);
comment on table map_filters is 'One row, or none until it is saved for the first time';
comment on column map_filters.items is '[{"categoryId", "visible", "subcategories": [{"subcategoryId", "visible"}]}] in their order; what is missing stands visible at the end';
comment on column map_filters.payment is '[{"benefitType", "visible"}] in their order';
comment on column map_filters.defaults is '{"categories": [id], "payment": [benefit type]}: what is chosen when the map opens';
