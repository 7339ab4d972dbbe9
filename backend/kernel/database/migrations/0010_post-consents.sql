ALTER TABLE "consents" DROP CONSTRAINT "consents_giver";--> statement-breakpoint
ALTER TABLE "customer_posts" ADD COLUMN "sensitive_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "post_id" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_post" FOREIGN KEY ("partner_id","post_id") REFERENCES "public"."customer_posts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_post_id" ON "consents" USING btree ("partner_id","post_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_giver" CHECK (num_nonnulls(customer_id, reservation_id, consultation_id, post_id) > 0);