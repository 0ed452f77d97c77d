-- contract
-- Who may see a picture is said by where it stands: nowhere, administrators; with an employer's own, its people;
-- elsewhere everybody. The mark was of before that, no form has ever set it, and the version before still reads it.
alter table media drop column private;
