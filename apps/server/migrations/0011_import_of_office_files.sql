-- Files are kept as the lines that were read from them, whatever the office that made them; what was
-- sent before this is not judged any more and has to be sent again.
update branch_office_import set status = 'FAILED', finished_at = now() where status in ('CHECKING', 'CHECKED', 'IMPORTING');
update user_import set status = 'FAILED', content = '', finished_at = now() where status in ('CHECKING', 'CHECKED', 'IMPORTING');

alter table branch_office_import
  drop constraint branch_office_import_status_check,
  add constraint branch_office_import_status_check
    check (status in ('READ', 'CHECKING', 'CHECKED', 'REFUSED', 'IMPORTING', 'IMPORTED', 'FAILED')),
  add recognised jsonb,
  add findings jsonb not null default '{}',
  add notes jsonb not null default '[]',
  add note_counts jsonb not null default '{}';
alter table user_import
  drop constraint user_import_status_check,
  add constraint user_import_status_check
    check (status in ('READ', 'CHECKING', 'CHECKED', 'REFUSED', 'IMPORTING', 'IMPORTED', 'FAILED')),
  add recognised jsonb,
  add findings jsonb not null default '{}',
  add notes jsonb not null default '[]',
  add note_counts jsonb not null default '{}';
comment on column branch_office_import.content is '{"lines": [{"line", "cells"}], "brokenFrom"}: what was read from the file';
comment on column branch_office_import.recognised is 'Format, encoding, delimiter, sheet of the file';
comment on column branch_office_import.findings is 'What the dry run found out elsewhere: places by address';
comment on column user_import.recognised is 'Format, encoding, delimiter, sheet of the file';
