alter table balances
  add column period text not null default '',
  drop constraint balances_pkey,
  add primary key (device_id, bucket, period),
  drop constraint balances_bucket_check,
  add constraint balances_bucket_check check (
    bucket in ('free', 'welcome', 'weekly', 'portrait_free', 'portrait_weekly', 'portrait_credit')
  );

alter table ledger_entries
  add column period text not null default '',
  drop constraint ledger_entries_bucket_check,
  add constraint ledger_entries_bucket_check check (
    bucket in ('free', 'welcome', 'weekly', 'portrait_free', 'portrait_weekly', 'portrait_credit')
  ),
  add constraint period_fits_bucket check ((period <> '') = (bucket in ('weekly', 'portrait_weekly')));
create unique index ledger_opens_period_once on ledger_entries (device_id, bucket, period)
  where kind = 'grant' and period <> '';

create or replace function add_entry_to_balance() returns trigger language plpgsql as $$
begin
  update balances set balance = balance + new.amount
    where device_id = new.device_id and bucket = new.bucket and period = new.period;
  if not found then
    insert into balances (device_id, bucket, period, balance)
      values (new.device_id, new.bucket, new.period, new.amount);
  end if;
  return null;
end
$$;

alter table subscriptions add column weeks_from timestamptz not null default now();

-- One installation has one allowance, however many identities it made.
insert into ledger_entries (device_id, bucket, kind, amount, reason, created_at)
  select distinct on (installation_id) id, 'portrait_free', 'grant', 4, 'first registration', now()
  from devices order by installation_id, registered_at desc;
