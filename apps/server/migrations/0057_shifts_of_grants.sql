-- Meals are exempt up to a sum for each shift worked (§ 6/9/b of the Czech Income Tax Act, § 152 of the Slovak Labour
-- Code), so a grant may say for how many shifts of which month it is; what is beyond them was given as a taxed lot.
create table credit_grant_shift (
  grant_id integer not null references credit_grant (id),
  user_id integer not null references "user" (id),
  month date not null check (extract(day from month) = 1),
  shifts integer not null check (shifts between 0 and 62),
  taxed bigint not null check (taxed >= 0),
  primary key (grant_id, user_id)
);
comment on table credit_grant_shift is 'For how many shifts somebody got the credits of a grant; month is the first day of the month they were worked in, taxed what was beyond them, in minor units';
create index credit_grant_shift_user on credit_grant_shift (user_id);

-- A refund of money whose lot has ended opens another one: it still came by the same grant.
alter table credit_lot add column origin_grant_id integer references credit_grant (id);
comment on column credit_lot.origin_grant_id is 'Of a lot that a refund opened: the grant its money first came by';
