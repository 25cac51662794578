-- Since when only passkeys log the owner in; null while the password does.
ALTER TABLE admin_account ADD COLUMN password_off_at timestamptz(3);
GRANT UPDATE (password_off_at) ON admin_account TO raiz_server;
