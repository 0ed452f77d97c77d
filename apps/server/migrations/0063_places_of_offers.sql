-- Which places an offer holds at decides where its price may be paid, so a node keeps it in memory with the offer: a
-- change of it names the offer, as one of its subcategories does (0031), and not only the table (0039).
drop trigger note_insert on offer_branch_office;
drop trigger note_update on offer_branch_office;
drop trigger note_delete on offer_branch_office;
create trigger note_insert after insert on offer_branch_office referencing new table as new_rows
  for each statement execute function note_part_of_record('offer', 'offer_id');
create trigger note_update after update on offer_branch_office
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_part_of_record('offer', 'offer_id');
create trigger note_delete after delete on offer_branch_office referencing old table as old_rows
  for each statement execute function note_part_of_record('offer', 'offer_id');
