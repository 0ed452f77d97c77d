-- What the administration's lists and its dashboard ask, answered from indexes: at 20,000 offers a
-- list by name was sorted anew for every page, and every text was read to count what lacks a language.

create extension if not exists pg_trgm;

create function is_untranslated(text jsonb) returns boolean
  immutable parallel safe
  return (coalesce(text ->> 'cs', '') = '' or coalesce(text ->> 'sk', '') = '' or coalesce(text ->> 'en', '') = '')
    and not (coalesce(text ->> 'cs', '') = '' and coalesce(text ->> 'sk', '') = '' and coalesce(text ->> 'en', '') = '');
comment on function is_untranslated is 'Whether a localised text is there in one language and missing in another.';

alter table partner add untranslated boolean not null generated always as (
  is_untranslated(short_description) or is_untranslated(about) or is_untranslated(what_can_be_bought)
) stored;
alter table offer add untranslated boolean not null generated always as (
  is_untranslated(name) or is_untranslated(short_description) or is_untranslated(description)
    or is_untranslated(cta_label)
) stored;
create index partner_untranslated on partner (id) where untranslated and deleted_at is null;
create index offer_untranslated on offer (id) where untranslated and deleted_at is null;

create index partner_name_cs on partner (name_sort_cs, id) where deleted_at is null;
create index partner_name_sk on partner (name_sort_sk, id) where deleted_at is null;
create index offer_name_cs on offer (name_sort_cs, id) where deleted_at is null;
create index offer_name_sk on offer (name_sort_sk, id) where deleted_at is null;
create index branch_office_name on branch_office (partner_id, name_sort_cs, id) where deleted_at is null;
create index user_name_cs on "user" (name_sort_cs, id) where deleted_at is null;
create index user_name_sk on "user" (name_sort_sk, id) where deleted_at is null;

drop index partner_modified;
create index partner_modified on partner (last_modified, id) where deleted_at is null;
create index offer_modified on offer (last_modified, id) where deleted_at is null;
create index user_modified on "user" (last_modified, id) where deleted_at is null;
create index partner_created on partner (date_created, id) where deleted_at is null;
create index offer_created on offer (date_created, id) where deleted_at is null;

create index partner_folded on partner using gin (folded gin_trgm_ops);
create index offer_folded on offer using gin (folded gin_trgm_ops);
create index user_folded on "user" using gin (folded gin_trgm_ops);
create index company_folded on company using gin (folded gin_trgm_ops);

create index partner_begins on partner (valid_from) where active and deleted_at is null and valid_from is not null;
create index offer_begins on offer (valid_from) where active and deleted_at is null and valid_from is not null;
create index offer_ends on offer (valid_to) where active and deleted_at is null and valid_to is not null;
create index branch_office_nowhere on branch_office (partner_id) where deleted_at is null and lat is null;
create index media_created on media (date_created desc, uuid);
