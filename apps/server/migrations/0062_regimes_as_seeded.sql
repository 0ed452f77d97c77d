-- What a subcategory is by law was said to an installation once, by the number of an edition somebody had to raise.
-- Each row now keeps what it was told, so that a default that changes reaches whoever still has the one before, and
-- what somebody decided stays.
alter table subcategory add column seeded_tax_regime text;
comment on column subcategory.seeded_tax_regime is 'The tax regime the product last said of it (apps/server/seed/subcategories.ts): where tax_regime is another, somebody decided';

-- Who was told already and has none here decided so.
update subcategory set seeded_tax_regime = 'PRIVATE'
where tax_regime is null
  and exists (select 1 from seeded where name = 'subcategory.tax_regime');
delete from seeded where name = 'subcategory.tax_regime';
