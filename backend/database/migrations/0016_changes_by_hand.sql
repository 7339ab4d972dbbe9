-- Counts what changes on a partner's pages without being part of a revision: notices, posts, hours.
ALTER TABLE partners ADD COLUMN changes integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
GRANT UPDATE (changes) ON partners TO app;
