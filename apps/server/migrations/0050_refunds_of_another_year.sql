-- A refund gives the room of a limit back in the year of the purchase, also when it comes after New Year.
update regime_usage u set used = u.used - r.amount
from (
  select
    e.user_id, l.client_id,
    case when l.regime = 'CZ_FKSP' then m.regime else l.regime end as regime,
    extract(year from o.occurred_at at time zone 'Europe/Prague')::int as year,
    sum(e.amount) as amount
  from ledger_entry e
  join credit_lot l on l.user_id = e.user_id and l.id = e.lot_id
  join movement m on m.user_id = e.user_id and m.id = e.movement_id
  join movement o on o.user_id = m.user_id and o.id = m.reverses_id
  where e.from_account = 'PARTNER'
    and l.client_id is not null
    and extract(year from o.occurred_at at time zone 'Europe/Prague')
      <> extract(year from m.occurred_at at time zone 'Europe/Prague')
  group by 1, 2, 3, 4
) r
where r.user_id = u.user_id and r.client_id = u.client_id and r.regime = u.regime and r.year = u.year;
