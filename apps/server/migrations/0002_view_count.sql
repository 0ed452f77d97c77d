-- Looks at partners and offers by day, for SCORING (domain rule 11.10).
create table view_count (
  entity_type text not null check (entity_type in ('PARTNER', 'OFFER')),
  entity_id integer not null,
  day date not null,
  views integer not null check (views > 0),
  primary key (entity_type, entity_id, day)
);
comment on column view_count.day is 'business day in Europe/Prague';
create index view_count_day on view_count (day);

-- Whether a file is somebody's evidence is asked with every picture that is shown.
create index partner_evidence on partner (sustainability_evidence) where sustainability_evidence is not null;
