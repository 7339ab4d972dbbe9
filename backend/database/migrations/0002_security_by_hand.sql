-- Row-level security holds the tables' owner too.
DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Two pages may not answer one path. Checked at commit, since restoring a revision can swap the paths of two pages.
ALTER TABLE drafts ADD CONSTRAINT drafts_shape UNIQUE (partner_id, shape) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO app;
--> statement-breakpoint
GRANT SELECT ON partners, partner_hosts, keywords, accounts, sessions, contents, revisions, revision_entries, drafts,
  slot_data, files TO app;
--> statement-breakpoint
GRANT UPDATE (published_revision) ON partners TO app;
--> statement-breakpoint
-- History is append-only: nothing may change or remove these rows.
GRANT INSERT ON contents, revisions, revision_entries TO app;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON drafts, slot_data, sessions, files TO app;
--> statement-breakpoint
-- The one question that may be asked before the partner is known. Fixed search path: CVE-2018-1058.
CREATE FUNCTION partner_by_host(host text, OUT partner_id integer, OUT published_revision integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT p.partner_id, p.published_revision
  FROM partner_hosts h JOIN partners p ON p.partner_id = h.partner_id
  WHERE h.host = $1
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION partner_by_host(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION partner_by_host(text) TO app;
