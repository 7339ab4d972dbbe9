CREATE TABLE "message_counts" (
	"partner_id" integer NOT NULL,
	"month" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_counts_partner_id_month_pk" PRIMARY KEY("partner_id","month"),
	CONSTRAINT "message_counts_sent" CHECK (sent >= 0)
);
--> statement-breakpoint
ALTER TABLE "message_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "message_counts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "most_messages" integer;--> statement-breakpoint
ALTER TABLE "message_counts" ADD CONSTRAINT "message_counts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "partner" ON "message_counts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "message_counts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
-- Requests read it; only the sender counts.
GRANT SELECT ON "message_counts" TO app;
