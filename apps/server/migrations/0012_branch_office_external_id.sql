alter table branch_office add external_id text;
comment on column branch_office.external_id is 'What the partner calls it; imports find it again by that';
create unique index branch_office_external_id on branch_office (partner_id, external_id) where deleted_at is null;
