-- What was bought has buckets of its own; `lifetime` counts bought rights to download for ever.
alter table balances
  drop constraint balances_bucket_check,
  add constraint balances_bucket_check check (
    bucket in ('free', 'welcome', 'bonus', 'weekly', 'portrait_free', 'portrait_weekly', 'portrait_credit', 'lifetime')
  );

-- One row for each of the store's transactions, whoever holds it now: what was granted once is never granted again.
create table purchases (
  id uuid primary key,
  store text not null,
  transaction_id text not null,
  device_id uuid not null references devices,
  product_id text not null,
  is_sandbox boolean not null,
  purchased_at timestamptz not null,
  recorded_at timestamptz not null,
  -- When the store was asked that told of the refund.
  refunded_at timestamptz,
  -- Until when an answer that knows nothing of the refund is doubted.
  doubted_until timestamptz,
  -- When the store was asked about it; what was asked earlier and comes later changes nothing.
  read_at timestamptz not null,
  unique (store, transaction_id)
);
create index purchases_by_device on purchases (device_id);

alter table ledger_entries
  drop constraint ledger_entries_bucket_check,
  add constraint ledger_entries_bucket_check check (
    bucket in ('free', 'welcome', 'bonus', 'weekly', 'portrait_free', 'portrait_weekly', 'portrait_credit', 'lifetime')
  ),
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (
    kind in ('grant', 'reserve', 'commit', 'return', 'revoke', 'move')
  ),
  drop constraint amount_fits_kind,
  add constraint amount_fits_kind check (
    case kind
      when 'grant' then amount > 0
      when 'reserve' then amount = -1
      when 'commit' then amount = 0
      when 'return' then amount = 1
      when 'revoke' then amount < 0
      -- A move of nothing says that nothing was left.
      else true
    end
  ),
  add column purchase_id uuid references purchases,
  -- Where moved units came from or went to.
  add column other_device_id uuid,
  -- What the creation was, which its entries tell also when it is gone.
  add column creation_kind text check (creation_kind in ('style', 'dress', 'hair', 'portrait'));
create unique index ledger_grants_purchase_once on ledger_entries (purchase_id, bucket)
  where kind = 'grant' and reason = 'purchase';
create index ledger_by_purchase on ledger_entries (purchase_id) where purchase_id is not null;

-- Reasons become codes, which the app puts into words.
alter table ledger_entries disable trigger ledger_is_append_only;
update ledger_entries set reason = case reason
  when 'first registration' then 'first_registration'
  when 'welcome gift' then 'welcome_gift'
  when 'week of the subscription' then 'week_opened'
  when 'creation accepted' then 'creation_accepted'
  when 'registered again' then 'registered_again'
  else case kind when 'commit' then 'creation_completed' when 'return' then 'creation_failed' else reason end
end;
update ledger_entries set creation_kind = creations.kind from creations where creations.id = creation_id;
alter table ledger_entries enable trigger ledger_is_append_only;

alter table subscriptions
  add column store text not null default 'app_store',
  -- The store's number of the first period; it stays the same when the subscription renews.
  add column transaction_id text,
  add column is_sandbox boolean not null default false,
  add column read_at timestamptz not null default now();
create unique index subscriptions_by_transaction on subscriptions (store, transaction_id);

-- When the store was last asked about who holds what here; what was asked earlier and comes later changes nothing.
alter table devices add column store_read_at timestamptz;

-- When the store was last asked about each subscription, also one that a longer one of the same device took the place of:
-- a hash of the transaction, which names nobody.
create table subscription_reads (
  transaction_hash text primary key,
  read_at timestamptz not null
);

-- Of refunds that the store took back: a hash of the transaction, which names nobody.
create table refund_reversals (
  transaction_hash text primary key,
  told_at timestamptz not null
);

create table store_events (
  id text primary key,
  type text not null,
  app_user_id text,
  received_at timestamptz not null
);

create table experiment_groups (
  device_id uuid not null references devices on delete cascade,
  test_name text not null,
  test_group text not null check (test_group in ('control', 'test')),
  decided_at timestamptz not null,
  primary key (device_id, test_name)
);
create table exposures (
  id uuid primary key,
  device_id uuid references devices on delete set null,
  test_name text not null,
  test_group text not null,
  surface text not null,
  paywall_trigger text,
  shown_at timestamptz not null
);
-- A first verified payment of somebody who is in the test.
create table conversions (
  store text not null,
  transaction_id text not null,
  test_name text not null,
  test_group text not null,
  product_id text not null,
  converted_at timestamptz not null,
  primary key (store, transaction_id, test_name)
);

-- The end of an installation's id, as its letters to the support name it.
create index devices_by_reference on devices (upper(right(installation_id, 8)));

create table support_grants (
  failure text primary key,
  device_id uuid not null references devices on delete cascade,
  amount integer not null check (amount > 0),
  note text not null,
  granted_at timestamptz not null
);
