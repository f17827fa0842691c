-- Two roles, so that what answers requests can't change a table: the owner migrates when a version starts
-- (DATABASE_OWNER_URL), the other reads and writes rows (DATABASE_URL). Run it once as an administrator, on the empty
-- database that Millrace is to have, and give both roles passwords.
CREATE ROLE millrace_owner LOGIN;
CREATE ROLE millrace_app LOGIN;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT CREATE, USAGE ON SCHEMA public TO millrace_owner;
GRANT USAGE ON SCHEMA public TO millrace_app;
DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO millrace_owner', current_database()); END $$;

-- What the owner makes, now and in later versions.
ALTER DEFAULT PRIVILEGES FOR ROLE millrace_owner GRANT USAGE ON SCHEMAS TO millrace_app;
ALTER DEFAULT PRIVILEGES FOR ROLE millrace_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO millrace_app;
ALTER DEFAULT PRIVILEGES FOR ROLE millrace_owner GRANT USAGE, SELECT ON SEQUENCES TO millrace_app;

-- Whether the database takes changes is tried by a table that is gone at once, here.
CREATE SCHEMA millrace_app AUTHORIZATION millrace_app;
