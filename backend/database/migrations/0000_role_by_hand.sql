-- The role of every request. Roles belong to the whole server, so another database of it may have made it already.
DO $$
BEGIN
  CREATE ROLE app NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
-- A superuser may take any role; anyone else must be granted it (and, from PostgreSQL 16, whoever created it too).
DO $$
BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = CURRENT_USER) THEN
    EXECUTE format('GRANT app TO %I', CURRENT_USER);
  END IF;
EXCEPTION
  WHEN insufficient_privilege THEN
    IF NOT pg_has_role(CURRENT_USER, 'app', 'MEMBER') THEN RAISE; END IF;
END
$$;
