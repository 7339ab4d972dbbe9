CREATE TABLE "retention_periods" (
	"partner_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"version" integer NOT NULL,
	"amount" smallint NOT NULL,
	"unit" text NOT NULL,
	"keeps_members" boolean NOT NULL,
	"is_kept_by_law" boolean NOT NULL,
	CONSTRAINT "retention_periods_partner_id_term_id_version_pk" PRIMARY KEY("partner_id","term_id","version"),
	CONSTRAINT "retention_periods_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "retention_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"partner_id" integer NOT NULL,
	"is_deleting" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"ran_at" timestamp with time zone,
	"found" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"forgotten" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "retention_runs_partner_id_pk" PRIMARY KEY("partner_id")
);
--> statement-breakpoint
ALTER TABLE "retention_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_periods" ADD CONSTRAINT "retention_periods_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_periods" ADD CONSTRAINT "retention_periods_version" FOREIGN KEY ("partner_id","term_id","version") REFERENCES "public"."terms_histories"("partner_id","term_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_forgotten" ON "notifications" USING btree ("partner_id","id") WHERE is_forgotten;--> statement-breakpoint
CREATE POLICY "partner" ON "retention_periods" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "retention_periods" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "retention_runs" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "retention_runs" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE retention_periods FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE retention_runs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON retention_periods TO app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON retention_runs TO app;
--> statement-breakpoint
-- A person is taken out of the history of a reservation, and a consent no longer names a record that has no person.
GRANT UPDATE (details) ON reservation_history TO app;
--> statement-breakpoint
GRANT UPDATE (reservation_id, consultation_id) ON consents TO app;
--> statement-breakpoint
-- A member's last use was not written down before: it counts from now.
UPDATE customers SET seen_at = now() WHERE kind = 'member' AND NOT is_closed;
--> statement-breakpoint
-- The log is never removed, so that it names requests and waits by their numbers and tells none of their words.
UPDATE audit_log SET title = row_id || CASE resource WHEN 'waitings' THEN '번 대기' ELSE '번 신청' END,
  before = before - 'memo', after = after - 'memo'
WHERE resource IN ('consultations', 'waitings') AND row_id IS NOT NULL;
