-- Caps count the e-mails to one mailbox, however its address is spelled: as mailboxKey in domain/submission/email.ts does.
ALTER TABLE emails ADD COLUMN mailbox_key text COLLATE "C" GENERATED ALWAYS AS (
  CASE WHEN substr(email_key, strpos(email_key, '@')) IN ('@gmail.com', '@googlemail.com')
    THEN replace(split_part(split_part(email_key, '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(email_key, '@', 1), '+', 1) || substr(email_key, strpos(email_key, '@'))
  END
) STORED;
CREATE INDEX emails_to_mailbox ON emails (mailbox_key, queued_at);
