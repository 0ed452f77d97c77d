-- What somebody could not prove (a password, a code, a signature) stands in the audit too: which, from where, how often.
alter table audit drop constraint audit_action_check;
alter table audit add constraint audit_action_check
  check (action in ('CREATE', 'UPDATE', 'COPY', 'ACTIVATE', 'DEACTIVATE', 'REMOVE', 'RESTORE', 'ORDER', 'IMPORT', 'VIEW', 'REFUSE'));
