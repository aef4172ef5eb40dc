-- Pairs of the operator's photos, kept without an end for test runs.
create table test_panels (
  id uuid primary key,
  name text not null,
  photo1_id uuid not null references photos,
  photo2_id uuid not null references photos,
  attire1 text not null check (attire1 in ('dress', 'suit')),
  attire2 text not null check (attire2 in ('dress', 'suit')),
  created_at timestamptz not null
);
create index test_panels_by_photo1 on test_panels (photo1_id);
create index test_panels_by_photo2 on test_panels (photo2_id);
