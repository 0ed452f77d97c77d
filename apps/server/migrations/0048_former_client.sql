-- Whoever changes the employer no longer works for the one before: what it gave goes back to it after its days of
-- grace. Administrators, files and directories change employers, so the table notes it and no path can forget it.
create table former_client (
  user_id integer not null references "user" (id),
  client_id integer not null references client (id),
  last_day date not null,
  primary key (user_id, client_id)
);
comment on table former_client is 'For whom somebody worked before; written by a trigger of "user"';
comment on column former_client.last_day is 'Of the employment: when it ended, or the day the employer was changed; days of grace come after it';
create index former_client_client on former_client (client_id);

create function note_former_client() returns trigger language plpgsql as $$
begin
  if old.client_id is not null then
    insert into former_client (user_id, client_id, last_day)
    values (old.id, old.client_id, least(old.employment_to, (now() at time zone 'Europe/Prague')::date))
    on conflict (user_id, client_id) do update set last_day = excluded.last_day;
  end if;
  delete from former_client where user_id = new.id and client_id = new.client_id;
  return null;
end $$;
create trigger note_former_client after update of client_id on "user" for each row
  when (old.client_id is distinct from new.client_id)
  execute function note_former_client();

-- Whose credits of an earlier employer are still open changed it on a day nobody noted: the grace begins today.
insert into former_client (user_id, client_id, last_day)
select distinct l.user_id, l.client_id, (now() at time zone 'Europe/Prague')::date
from credit_lot l
join "user" u on u.id = l.user_id
where l.client_id is not null
  and l.client_id is distinct from u.client_id
  and l.remaining + l.held > 0;
