create table balances (
  device_id uuid not null references devices on delete cascade,
  bucket text not null check (bucket in ('free', 'welcome')),
  balance integer not null check (balance >= 0),
  primary key (device_id, bucket)
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  device_id uuid not null references devices on delete cascade,
  bucket text not null check (bucket in ('free', 'welcome')),
  kind text not null check (kind in ('grant', 'reserve', 'commit', 'return', 'move')),
  amount integer not null,
  reason text not null,
  creation_id uuid,
  created_at timestamptz not null,
  constraint amount_fits_kind check (
    case kind
      when 'grant' then amount > 0
      when 'reserve' then amount = -1
      when 'commit' then amount = 0
      when 'return' then amount = 1
      else amount <> 0
    end
  ),
  constraint creation_fits_kind check ((creation_id is not null) = (kind in ('reserve', 'commit', 'return')))
);
create index ledger_by_device on ledger_entries (device_id, id);
create unique index ledger_reserves_once on ledger_entries (creation_id) where kind = 'reserve';
create unique index ledger_settles_once on ledger_entries (creation_id) where kind in ('commit', 'return');

create function add_entry_to_balance() returns trigger language plpgsql as $$
begin
  update balances set balance = balance + new.amount
    where device_id = new.device_id and bucket = new.bucket;
  if not found then
    insert into balances (device_id, bucket, balance) values (new.device_id, new.bucket, new.amount);
  end if;
  return null;
end
$$;
create trigger ledger_keeps_balance after insert on ledger_entries
  for each row execute function add_entry_to_balance();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only';
end
$$;
create trigger ledger_is_append_only before update on ledger_entries
  for each row execute function refuse_ledger_change();

create table subscriptions (
  device_id uuid primary key references devices on delete cascade,
  product_id text not null,
  period_type text not null,
  expires_at timestamptz not null
);
