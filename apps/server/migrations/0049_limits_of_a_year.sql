-- A figure the law sets anew for each year (leisure, health, meals in Czechia) holds for its year: without an end the
-- one of this year would quietly hold for the next. The last figure of a regime ends with the year it is used in now.
update tax_limit t set valid_to = case
    when n.valid_from is not null then n.valid_from - 1
    else make_date(greatest(
      extract(year from t.valid_from)::int,
      extract(year from now() at time zone 'Europe/Prague')::int
    ), 12, 31)
  end
from tax_limit o
left join lateral (
  select min(l.valid_from) as valid_from
  from tax_limit l
  where l.regime = o.regime and l.deleted_at is null and l.active and l.valid_from > o.valid_from
) n on true
where o.id = t.id
  and t.valid_to is null
  and t.deleted_at is null
  and t.regime in ('CZ_LEISURE', 'CZ_HEALTH', 'CZ_MEAL');

-- Where an installation refuses what it has no limit for, the payer reads so.
alter table movement drop constraint movement_decline_reason_check;
alter table movement add constraint movement_decline_reason_check check (decline_reason in ('INSUFFICIENT_CREDITS', 'NOT_COVERED', 'OVER_LIMIT', 'LIMIT_MISSING', 'FROZEN'));
