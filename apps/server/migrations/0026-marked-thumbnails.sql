-- The thumbnail with the watermark, for who sees no clean pictures; earlier pictures have none and show their preview.
alter table creations add column marked_thumb_key text;
