-- That somebody said that the person in a photo is an adult; no age and no estimate of one.
alter table photos add column is_confirmed_adult boolean not null default false;
