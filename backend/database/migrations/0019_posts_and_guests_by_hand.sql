-- Posts of closed accounts were signed with these words, and a list masked them like a name.
UPDATE customer_posts p SET author = ''
FROM customers c
WHERE c.partner_id = p.partner_id AND c.id = p.customer_id AND c.is_closed AND p.author = '탈퇴한 고객';
--> statement-breakpoint
-- Of no use to role `app`: under row-level security `@>` reaches no index, since it is not leakproof.
DROP INDEX "customer_posts_images";
