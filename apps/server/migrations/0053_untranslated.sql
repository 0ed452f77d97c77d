-- a note on sustainability is a text in languages like the others
drop index partner_untranslated;
alter table partner drop column untranslated;
alter table partner add column untranslated boolean not null generated always as (
  is_untranslated(short_description) or is_untranslated(about) or is_untranslated(what_can_be_bought)
  or is_untranslated(sustainability_note)
) stored;
create index partner_untranslated on partner (id) where untranslated and deleted_at is null;
