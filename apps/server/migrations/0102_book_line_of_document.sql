-- expand, no transaction
-- speeds only book_line_document
-- Lines of a movement are found by `book_line_movement`: an index of them by document, too, was a tenth of the work of
-- booking a month.
create index concurrently book_line_of_document on book_line (document, document_id)
  where document <> 'MOVEMENT';
drop index concurrently if exists book_line_document;
