-- How many photos were refused on each day of UTC, by reason. Whose they were is not kept, nor anything of the photos.
create table photo_refusals (
  day date not null,
  code text not null,
  count integer not null check (count > 0),
  primary key (day, code)
);
