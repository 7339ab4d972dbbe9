DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['phone_codes', 'notifications', 'notification_templates', 'reservation_moves',
    'employee_options']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON phone_codes, notification_templates, reservation_moves, employee_options TO app;
--> statement-breakpoint
-- A message that was written stays, sent or dropped.
GRANT SELECT, INSERT, UPDATE ON notifications TO app;
--> statement-breakpoint
-- A partner's settings are written by its owner in the console.
GRANT UPDATE (profile) ON partners TO app;
