CREATE TABLE "leases" (
	"partner_id" integer NOT NULL,
	"work" text NOT NULL,
	"holder" uuid NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_partner_id_work_pk" PRIMARY KEY("partner_id","work")
);
--> statement-breakpoint
ALTER TABLE "leases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leases" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "partner" ON "leases" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "leases" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);