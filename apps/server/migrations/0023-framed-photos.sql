-- What a photo shows inside its frame, as its owner sees it; null where it is shown whole.
alter table photos add column framed_key text;
-- The coach looks once more at what it has framed already, to cut it out.
update photos set hints = null where frame is not null;
