-- What is saved is removed once nothing refers to it. What a draft, a slot or a revision does refer to can be neither
-- removed nor renamed, by their foreign keys; the body nobody may change. (`hash`: to lock a row takes a right to update.)
GRANT UPDATE (hash), DELETE ON contents TO app;
--> statement-breakpoint
CREATE INDEX "revision_entries_hash" ON "revision_entries" USING btree ("partner_id","hash");
--> statement-breakpoint
-- What the console's savings have left behind until now.
DELETE FROM contents c
WHERE NOT EXISTS (SELECT FROM drafts r WHERE r.partner_id = c.partner_id AND r.hash = c.hash)
  AND NOT EXISTS (SELECT FROM slot_data r WHERE r.partner_id = c.partner_id AND r.hash = c.hash)
  AND NOT EXISTS (SELECT FROM revision_entries r WHERE r.partner_id = c.partner_id AND r.hash = c.hash);
