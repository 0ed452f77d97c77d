-- What readers see changed table by table: what is kept in memory of partners need not be made
-- anew because a slide was saved, and two people who save different things do not wait for each other.
drop table catalogue_version;
create table catalogue_version (
  table_name text primary key,
  version bigint not null
);
comment on table catalogue_version is 'A row for each table; every change of what readers see of it raises the version in the same transaction.';
