-- expand
-- Limits of the law belong to the employer that is a legal entity: of a client with several companies to the one that
-- employed its person when the credits were given. It stands beside the lot and not in it: a version that does not know
-- it goes on comparing lots with their checksums. A lot nobody said it of belongs to the company its owner works for,
-- or the client's own, and to that for good as soon as the owner changes the company.
create table credit_lot_company (
  user_id integer not null,
  lot_id bigint not null,
  company_id integer not null references company (id),
  checksum text not null,
  primary key (user_id, lot_id),
  foreign key (user_id, lot_id) references credit_lot (user_id, id)
);
comment on table credit_lot_company is 'Which company of its client employed somebody when a lot was given: whose yearly limit it uses';
comment on column credit_lot_company.checksum is 'Of the row as it was written; the nightly check computes it again';
create index credit_lot_company_company on credit_lot_company (company_id);

create function keep_lot_companies() returns trigger language plpgsql as $$
begin
  raise exception 'the company a lot was given by is never taken away';
end $$;
create trigger keep before delete on credit_lot_company for each row execute function keep_lot_companies();

-- Figures of what was used elsewhere are of the company somebody works for (used_elsewhere), or worked for before.
create table used_elsewhere_company (
  user_id integer not null references "user" (id),
  client_id integer not null references client (id),
  company_id integer not null references company (id),
  regime text not null check (regime in ('CZ_LEISURE', 'CZ_HEALTH', 'CZ_MEAL', 'CZ_FKSP', 'SK_MEAL', 'SK_NON_CASH', 'SK_RECREATION', 'SK_SPORT', 'SK_SOCIAL_FUND', 'TAXED', 'PRIVATE')),
  year integer not null,
  amount bigint not null check (amount > 0),
  primary key (user_id, client_id, company_id, regime, year)
);
comment on table used_elsewhere_company is 'Opening figures of yearly limits of companies somebody worked for before, at the same client or another; that of today is in used_elsewhere';
create index used_elsewhere_company_client on used_elsewhere_company (client_id);
create index used_elsewhere_company_company on used_elsewhere_company (company_id);

-- Administrators, files and directories change the company, so the table notes it and no path can forget it.
create function note_company(of_user integer, of_client integer, of_company integer) returns void language plpgsql as $$
begin
  if of_company is null then
    return;
  end if;
  insert into credit_lot_company (user_id, lot_id, company_id, checksum)
  select
    l.user_id, l.id, of_company,
    md5(concat_ws(
      ',', 'user_id=' || quote_literal(l.user_id), 'lot_id=' || quote_literal(l.id),
      'company_id=' || quote_literal(of_company)
    ))
  from credit_lot l
  where l.user_id = of_user and l.client_id = of_client
    and not exists (
      select 1 from credit_lot_company k where k.user_id = l.user_id and k.lot_id = l.id
    )
  on conflict do nothing;
  with moved as (
    delete from used_elsewhere
    where user_id = of_user and client_id = of_client
    returning regime, year, amount
  )
  insert into used_elsewhere_company as o (user_id, client_id, company_id, regime, year, amount)
  select of_user, of_client, of_company, regime, year, amount
  from moved
  on conflict (user_id, client_id, company_id, regime, year) do update set amount = o.amount + excluded.amount;
end $$;

-- …and the figure of a company somebody comes back to is that of today again.
create function take_company(of_user integer, of_client integer, of_company integer) returns void language sql as $$
  with moved as (
    delete from used_elsewhere_company
    where user_id = of_user and client_id = of_client and company_id = of_company
    returning regime, year, amount
  )
  insert into used_elsewhere as o (user_id, client_id, regime, year, amount)
  select of_user, of_client, regime, year, amount
  from moved
  on conflict (user_id, client_id, regime, year) do update set amount = o.amount + excluded.amount;
$$;

create function note_company_of_user() returns trigger language plpgsql as $$
declare
  before integer := coalesce(old.company_id, (select company_id from client where id = old.client_id));
  now_of integer := coalesce(new.company_id, (select company_id from client where id = new.client_id));
begin
  if (old.client_id, before) is distinct from (new.client_id, now_of) then
    perform note_company(old.id, old.client_id, before);
    perform take_company(new.id, new.client_id, now_of);
  end if;
  return null;
end $$;
create trigger note_company after update of client_id, company_id on "user" for each row
  when ((old.client_id, old.company_id) is distinct from (new.client_id, new.company_id))
  execute function note_company_of_user();

create function note_company_of_client() returns trigger language plpgsql as $$
begin
  perform note_company(p.user_id, old.id, old.company_id)
  from (
    select user_id from credit_lot where client_id = old.id
    union
    select user_id from used_elsewhere where client_id = old.id
  ) p
  join "user" u on u.id = p.user_id
  where u.client_id is distinct from old.id or u.company_id is null;
  perform take_company(u.id, old.id, new.company_id)
  from "user" u
  where u.client_id = old.id and u.company_id is null and exists (
    select 1 from used_elsewhere_company k where k.user_id = u.id and k.client_id = old.id and k.company_id = new.company_id
  );
  return null;
end $$;
create trigger note_company after update of company_id on client for each row
  when (old.company_id is not null and old.company_id is distinct from new.company_id)
  execute function note_company_of_client();
