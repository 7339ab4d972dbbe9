DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['customers', 'customer_sessions', 'product_categories', 'products',
    'product_category_products', 'product_options', 'events', 'event_options', 'employees']
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app', name);
  END LOOP;
END
$$;
