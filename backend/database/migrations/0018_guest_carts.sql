DROP INDEX "cart_items_forgotten";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "cart_items_forgotten" ON "cart_items" USING btree ("partner_id","seen_at") WHERE guest_id is not null;