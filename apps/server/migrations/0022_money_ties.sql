-- A top-up in the ledger is of a deposit, and the deposit of the top-up.
alter table movement add foreign key (deposit_id) references deposit (id);
