-- Every picture that a hosted model was asked for. Whose it was is not kept, nor when on its day.
create table provider_attempts (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null,
  provider text not null,
  model text not null,
  -- The style or dress; null where a job has none.
  label text,
  -- Which try of this model it was, from 1.
  round smallint not null check (round >= 1),
  -- 'passed', or why it did not.
  outcome text not null,
  cost_usd numeric(12, 6) not null check (cost_usd >= 0),
  latency_ms integer not null check (latency_ms >= 0),
  -- The worse of two partners; null where none was measured.
  likeness real,
  skin_delta_e real
);
create index provider_attempts_by_day on provider_attempts (day);

-- What each day of UTC has cost so far, and what is set aside for what is being drawn. The row without a label counts all.
create table provider_spending (
  day date not null,
  label text not null default '',
  usd numeric(14, 6) not null check (usd >= 0),
  primary key (day, label)
);
