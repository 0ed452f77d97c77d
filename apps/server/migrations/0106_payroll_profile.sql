-- expand
-- How an employer's payroll system wants its months written: one file for each employer.
create table payroll_profile (
  client_id integer primary key references client (id),
  name text not null,
  encoding text not null check (encoding in ('UTF_8_MARKED', 'UTF_8', 'WINDOWS_1250', 'ISO_8859_2')),
  separator text not null check (separator in ('SEMICOLON', 'COMMA', 'TAB')),
  decimal_mark text not null check (decimal_mark in ('COMMA', 'POINT')),
  has_heading boolean not null,
  row_of text not null check (row_of in ('REGIME', 'PERSON', 'CODE')),
  columns jsonb not null,
  codes jsonb not null
);
comment on table payroll_profile is 'Columns, encoding, separators and codes of wage components an employer''s payroll system takes';
comment on column payroll_profile.columns is 'What stands in each column, in their order, with its heading';
comment on column payroll_profile.codes is 'Under which wage component each amount of a regime is paid';
