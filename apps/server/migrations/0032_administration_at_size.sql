-- Which rows a page of a list shows is found in an index alone, however far the page; only those are read whole. What
-- filters, searches and counts is beside the id here: a fifteenth of the rows themselves.
create index partner_list on partner (id)
  include (active, score, grade, online, valid_from, valid_to, folded) where deleted_at is null;
create index offer_list on offer (id)
  include (active, partner_id, valid_from, valid_to, folded) where deleted_at is null;
create index user_list on "user" (id)
  include (active, client_id, company_id, onboarding_status, folded) where deleted_at is null;

-- the orders of 20,000 offers and as many people that no index had yet
create index offer_active on offer (active, id) where deleted_at is null;
create index offer_position on offer (position, id desc) where deleted_at is null;
create index user_created on "user" (date_created, id) where deleted_at is null;

-- what is counted and told beside each client and each of its people
create index user_of_client on "user" (client_id, active) where deleted_at is null;
create index message_of_onboarding on message (user_id, id desc) where kind in ('ONBOARDING', 'ONBOARDING_REMINDER');

create index audit_action on audit (action, id desc);

-- whether a name is taken is asked with every save
create index subcategory_name_cs on subcategory (category_id, lower(name ->> 'cs')) where deleted_at is null;
create index subcategory_name_sk on subcategory (category_id, lower(name ->> 'sk')) where deleted_at is null;
create index subcategory_name_en on subcategory (category_id, lower(name ->> 'en')) where deleted_at is null;
