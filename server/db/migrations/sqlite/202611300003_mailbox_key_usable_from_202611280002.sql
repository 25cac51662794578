-- Caps count the e-mails to one mailbox, however its address is spelled: as mailboxKey in domain/submission/email.ts does.
ALTER TABLE emails ADD COLUMN mailbox_key TEXT GENERATED ALWAYS AS (
  CASE WHEN substr(email_key, instr(email_key, '@')) IN ('@gmail.com', '@googlemail.com')
    THEN replace(substr(email_key, 1, instr(replace(email_key, '@', '+'), '+') - 1), '.', '') || '@gmail.com'
    ELSE substr(email_key, 1, instr(replace(email_key, '@', '+'), '+') - 1) || substr(email_key, instr(email_key, '@'))
  END
) VIRTUAL;
CREATE INDEX emails_to_mailbox ON emails (mailbox_key, queued_at);
