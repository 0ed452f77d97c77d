-- Who keeps the operator's books: accounts, documents and what leaves the bank, nothing of the catalogue.
alter table "user"
  drop constraint user_roles_check1,
  add constraint user_roles_check1
    check (roles <@ array['ROLE_ADMIN', 'ROLE_ACCOUNTANT', 'ROLE_USER']::text[]);
