-- Two roles, so that the role that serves requests can't alter tables: the owner migrates at startup
-- (DATABASE_OWNER_URL), the other reads and writes rows (DATABASE_URL). Run this once as an administrator, on the empty
-- database for Millrace, and set passwords for both roles.
CREATE ROLE millrace_owner LOGIN;
CREATE ROLE millrace_app LOGIN;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT CREATE, USAGE ON SCHEMA public TO millrace_owner;
GRANT USAGE ON SCHEMA public TO millrace_app;
DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO millrace_owner', current_database()); END $$;

-- Privileges on everything that the owner creates, now and in later versions.
ALTER DEFAULT PRIVILEGES FOR ROLE millrace_owner GRANT USAGE ON SCHEMAS TO millrace_app;
ALTER DEFAULT PRIVILEGES FOR ROLE millrace_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO millrace_app;
ALTER DEFAULT PRIVILEGES FOR ROLE millrace_owner GRANT USAGE, SELECT ON SEQUENCES TO millrace_app;

-- Millrace checks here that the database accepts writes, with a table that it drops at once.
CREATE SCHEMA millrace_app AUTHORIZATION millrace_app;
