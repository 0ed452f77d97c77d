alter table credit_grant
  -- what stood in the file it came from (SHA-256 of its cells): the same file is recognised in another regime too
  add column file_hash text,
  -- whether it is beyond the wage, or was agreed in its place and is taxed (§ 6/9/d of the Czech Income Tax Act since
  -- 1 January 2026); null where the law does not ask
  add column ground text check (ground in ('BEYOND_WAGE', 'IN_PLACE_OF_WAGE'));
