-- The role that the server logs in as. It owns the tables, and may make no other role or database.
\getenv password OWNER_PASSWORD
CREATE ROLE raiz_owner LOGIN PASSWORD :'password';
GRANT CREATE ON SCHEMA public TO raiz_owner;
