-- Each space of Unicode, as in a keyword (ECMA-262, `\s`), and not only what the database's locale takes for one: a title
-- that was pasted has no-break ones.
CREATE OR REPLACE FUNCTION search_plain(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT lower(regexp_replace(
    normalize(value, NFC), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', '', 'g'))
$$;
--> statement-breakpoint
-- Worked out anew where there is one.
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT * FROM (VALUES
    ('boards', 'title'), ('before_afters', 'title'), ('employees', 'name'), ('events', 'title'),
    ('exhibitions', 'title'), ('faqs', 'question'), ('notices', 'title'), ('products', 'name')) AS tables (name, title)
  LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = %2$I WHERE search_text <> search_plain(search_text)', named.name, named.title);
  END LOOP;
END $$;
