-- From which address something was done is forgotten after AUDIT_IP_DAYS; each night looks at those that still have one.
create index audit_address on audit (at) where ip is not null;
