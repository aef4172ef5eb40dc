-- A rating outlives its picture and names nobody: deleting the picture changes no statistics.
create table ratings (
  creation_id uuid primary key,
  style_id text not null,
  style_name text not null,
  rating text not null check (rating in ('positive', 'negative')),
  rated_at timestamptz not null
);
create index ratings_by_style on ratings (style_id);
create index ratings_by_name on ratings (style_name);
