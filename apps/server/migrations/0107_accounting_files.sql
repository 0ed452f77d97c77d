-- expand
-- widens book_close_file_kind_check
-- The journal as accounting systems take it is kept with a closed month.
alter table book_close_file drop constraint book_close_file_kind_check;
alter table book_close_file add constraint book_close_file_kind_check check (kind in ('JOURNAL', 'BALANCE', 'PAYROLL', 'ACCOUNTING'));
