-- Telephones of contacts and postal codes are kept without spaces, as users' telephones are: one form
-- to search, compare and export by. What is shown is grouped.
update company set address = jsonb_set(address, '{postalCode}', to_jsonb(replace(address ->> 'postalCode', ' ', '')))
where address ->> 'postalCode' like '% %';
update company set mailing_address = jsonb_set(mailing_address, '{postalCode}', to_jsonb(replace(mailing_address ->> 'postalCode', ' ', '')))
where mailing_address ->> 'postalCode' like '% %';
update branch_office set address = jsonb_set(address, '{postalCode}', to_jsonb(replace(address ->> 'postalCode', ' ', '')))
where address ->> 'postalCode' like '% %';

create function pg_temp.without_spaces(contacts jsonb) returns jsonb
  return (
    select coalesce(
      jsonb_agg(
        case contact ->> 'type'
          when 'TELEPHONE' then jsonb_set(contact, '{value}', to_jsonb(regexp_replace(contact ->> 'value', '\s', '', 'g')))
          else contact
        end
        order by place
      ),
      '[]'
    )
    from jsonb_array_elements(contacts) with ordinality as x (contact, place)
  );
update partner set contacts = pg_temp.without_spaces(contacts) where contacts::text like '%TELEPHONE%';
update branch_office set contacts = pg_temp.without_spaces(contacts) where contacts::text like '%TELEPHONE%';
