create table seeded (
  name text primary key,
  edition integer not null
);
comment on table seeded is 'Which edition of the reference data this installation has: a newer one of the product is put in at its start.';
create index place_named on place (folded, country);
comment on table place is 'Gazetteer: towns and villages (apps/server/seed/places.gen.tsv, GeoNames CC BY 4.0) and what was imported (npm run import -- places)';
