-- Posts of closed accounts were signed with these words, and a list masked them like a name.
UPDATE customer_posts p SET author = ''
FROM customers c
WHERE c.partner_id = p.partner_id AND c.id = p.customer_id AND c.is_closed AND p.author = '탈퇴한 고객';
--> statement-breakpoint
-- Of no use to role `app`: under row-level security `@>` reaches no index, since it is not leakproof.
DROP INDEX "customer_posts_images";
--> statement-breakpoint
-- Guests who have not come back are forgotten (`forgetGuests`), those of before this from now on.
ALTER TABLE customers ADD COLUMN seen_at timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "customers_idle_guests" ON "customers" USING btree ("partner_id","seen_at") WHERE kind = 'guest';
