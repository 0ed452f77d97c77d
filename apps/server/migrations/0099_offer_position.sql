-- expand
-- The range of the form, for whoever writes past it; rows that are there already came through the form.
-- kept already offer_position_range
alter table offer
  add constraint offer_position_range check (position between 0 and 100000) not valid;
