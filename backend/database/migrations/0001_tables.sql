CREATE TABLE "accounts" (
	"partner_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "accounts_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "accounts_email" UNIQUE("partner_id","email")
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contents" (
	"partner_id" integer NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "contents_partner_id_hash_pk" PRIMARY KEY("partner_id","hash")
);
--> statement-breakpoint
ALTER TABLE "contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drafts" (
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"shape" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "drafts_partner_id_kind_key_pk" PRIMARY KEY("partner_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"partner_id" integer NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_partner_id_path_pk" PRIMARY KEY("partner_id","path")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "keywords" (
	"partner_id" integer NOT NULL,
	"position" integer NOT NULL,
	"keyword" text NOT NULL,
	CONSTRAINT "keywords_partner_id_position_pk" PRIMARY KEY("partner_id","position")
);
--> statement-breakpoint
ALTER TABLE "keywords" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_hosts" (
	"partner_id" integer NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "partner_hosts_partner_id_host_pk" PRIMARY KEY("partner_id","host"),
	CONSTRAINT "partner_hosts_host_unique" UNIQUE("host")
);
--> statement-breakpoint
ALTER TABLE "partner_hosts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partners" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"profile" jsonb NOT NULL,
	"published_revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partners_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revision_entries" (
	"partner_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "revision_entries_partner_id_revision_kind_key_pk" PRIMARY KEY("partner_id","revision","kind","key")
);
--> statement-breakpoint
ALTER TABLE "revision_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revisions" (
	"partner_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"restored_from" integer,
	CONSTRAINT "revisions_partner_id_revision_pk" PRIMARY KEY("partner_id","revision")
);
--> statement-breakpoint
ALTER TABLE "revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "slot_data" (
	"partner_id" integer NOT NULL,
	"slot" text NOT NULL,
	"component" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "slot_data_partner_id_slot_component_pk" PRIMARY KEY("partner_id","slot","component")
);
--> statement-breakpoint
ALTER TABLE "slot_data" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_partner_id_hash_contents_partner_id_hash_fk" FOREIGN KEY ("partner_id","hash") REFERENCES "public"."contents"("partner_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_partner_id_updated_by_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","updated_by") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_hosts" ADD CONSTRAINT "partner_hosts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_entries" ADD CONSTRAINT "revision_entries_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_entries" ADD CONSTRAINT "revision_entries_revision" FOREIGN KEY ("partner_id","revision") REFERENCES "public"."revisions"("partner_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_entries" ADD CONSTRAINT "revision_entries_partner_id_hash_contents_partner_id_hash_fk" FOREIGN KEY ("partner_id","hash") REFERENCES "public"."contents"("partner_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_partner_id_author_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","author_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_restored_from" FOREIGN KEY ("partner_id","restored_from") REFERENCES "public"."revisions"("partner_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_data" ADD CONSTRAINT "slot_data_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_data" ADD CONSTRAINT "slot_data_partner_id_hash_contents_partner_id_hash_fk" FOREIGN KEY ("partner_id","hash") REFERENCES "public"."contents"("partner_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("partner_id","expires_at");--> statement-breakpoint
CREATE POLICY "partner" ON "accounts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "accounts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "contents" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "contents" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "drafts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "drafts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "files" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "files" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "keywords" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "keywords" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "partner_hosts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "partner_hosts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "partners" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "partners" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "revision_entries" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "revision_entries" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "revisions" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "revisions" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "sessions" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "sessions" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "slot_data" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "slot_data" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);