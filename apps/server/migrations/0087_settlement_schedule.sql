-- expand
-- Drafts are made by schedule when a period of a partner's contract has ended.
create table settlement_due (
  partner_id integer not null references partner (id),
  cut_off date not null,
  run_id integer not null references settlement_run (id),
  -- once and only once
  primary key (partner_id, cut_off)
);
comment on table settlement_due is 'Ends of periods a run was made for by schedule: once for each, whatever became of its draft';
create index settlement_due_run on settlement_due (run_id);

alter table settlement
  add column submitted_at timestamptz check (approved_by is null or made_by <> 0);
comment on column settlement.submitted_at is 'When somebody took on a draft that was made by schedule: it is theirs from then on';
comment on column settlement.made_by is 'Who started the run, or took on what was made by schedule; 0 is nobody yet. Somebody else approves';
comment on column settlement_run.made_by is 'Who started it; 0 is the schedule';
