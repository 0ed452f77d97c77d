-- expand
-- Each employer's provider of accounts sends people back to an address of its own, by which an answer that another
-- provider caused is known (a mix-up, RFC 9700). Those that were set up with the one address for all go on with it until
-- somebody has registered the new one and says so; a node of the version before writes new ones so, too.
alter table client_sign_in add column own_return boolean not null default false;
comment on column client_sign_in.own_return is
  'Whether people come back to the address of this employer alone; false is the one for all';
