-- What holds over many rows (names that sign in, at most ten live slides) is changed by one transaction at a time.
create table named_lock (
  name text primary key
);
comment on table named_lock is 'A row for each rule over many rows; held by the transaction that checks and changes what the rule is about';
