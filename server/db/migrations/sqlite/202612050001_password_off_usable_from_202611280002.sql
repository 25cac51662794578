-- Since when only passkeys log the owner in; null while the password does.
ALTER TABLE admin_account ADD COLUMN password_off_at TEXT;
