CREATE TABLE "social_accounts" (
	"partner_id" integer NOT NULL,
	"site" text NOT NULL,
	"client_id" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" integer NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_accounts_partner_id_site_client_id_subject_pk" PRIMARY KEY("partner_id","site","client_id","subject"),
	CONSTRAINT "social_accounts_customer" UNIQUE("partner_id","customer_id","site")
);
--> statement-breakpoint
ALTER TABLE "social_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_keys" (
	"partner_id" integer NOT NULL,
	"site" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_keys_partner_id_site_pk" PRIMARY KEY("partner_id","site")
);
--> statement-breakpoint
ALTER TABLE "social_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "social_sign_ins" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"state_hash" text NOT NULL,
	"site" text NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"verifier" text,
	"subject" text,
	"stays_signed_in" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_sign_ins_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "social_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_partner_id_customer_id_customers_partner_id_id_fk" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_keys" ADD CONSTRAINT "social_keys_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_sign_ins" ADD CONSTRAINT "social_sign_ins_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_sign_ins_expiry" ON "social_sign_ins" USING btree ("partner_id","expires_at");--> statement-breakpoint
CREATE POLICY "partner" ON "social_accounts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "social_accounts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "social_keys" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "social_keys" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "social_sign_ins" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "social_sign_ins" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE social_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE social_accounts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE social_sign_ins FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON social_keys, social_accounts, social_sign_ins TO app;
