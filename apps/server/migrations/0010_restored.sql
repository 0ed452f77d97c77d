-- A deleted record can be brought back, and the audit says so.
alter table audit drop constraint audit_action_check;
alter table audit add constraint audit_action_check
  check (action in ('CREATE', 'UPDATE', 'COPY', 'ACTIVATE', 'DEACTIVATE', 'REMOVE', 'RESTORE', 'ORDER', 'IMPORT', 'VIEW'));
