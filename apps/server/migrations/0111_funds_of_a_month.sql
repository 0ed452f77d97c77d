-- expand
-- widens book_close_file_kind_check
-- What people held against what was in the bank is kept with a closed month.
alter table book_close_file drop constraint book_close_file_kind_check;
alter table book_close_file add constraint book_close_file_kind_check check (kind in ('JOURNAL', 'BALANCE', 'PAYROLL', 'ACCOUNTING', 'FUNDS'));
