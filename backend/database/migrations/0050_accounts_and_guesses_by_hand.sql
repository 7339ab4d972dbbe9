ALTER TABLE accounts ADD COLUMN disabled_at timestamp with time zone;
--> statement-breakpoint
ALTER TABLE sessions ADD COLUMN started_at timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE customer_sessions ADD COLUMN started_at timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("partner_id","account_id");
--> statement-breakpoint
GRANT INSERT, UPDATE ON accounts TO app;
--> statement-breakpoint
CREATE TABLE "guesses" (
	"partner_id" integer NOT NULL REFERENCES "partners"("partner_id"),
	"name_hash" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guesses_partner_id_name_hash_pk" PRIMARY KEY("partner_id","name_hash")
);
--> statement-breakpoint
CREATE INDEX "guesses_end" ON "guesses" USING btree ("partner_id","ends_at");
--> statement-breakpoint
CREATE TABLE "known_clients" (
	"partner_id" integer NOT NULL REFERENCES "partners"("partner_id"),
	"source_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_clients_partner_id_source_hash_pk" PRIMARY KEY("partner_id","source_hash")
);
--> statement-breakpoint
CREATE INDEX "known_clients_seen" ON "known_clients" USING btree ("partner_id","seen_at");
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['guesses', 'known_clients']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY "partner" ON %I AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting(''app.partner_id'', true), '''')::integer) WITH CHECK (partner_id = nullif(current_setting(''app.partner_id'', true), '''')::integer)', name);
    EXECUTE format('CREATE POLICY "operator" ON %I AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app', name);
  END LOOP;
END
$$;
