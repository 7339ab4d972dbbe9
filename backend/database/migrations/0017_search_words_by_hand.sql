-- The initial consonants of several names. The comma keeps them apart: a keyword of consonants has none.
CREATE FUNCTION search_initials_of(names text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = public, pg_catalog, pg_temp
AS $$ SELECT search_initials(array_to_string(names, ',')) $$;
--> statement-breakpoint
-- What a row's texts are in other languages ({"en": {"name": "…", "body": […]}}), rich texts among them, for the search.
CREATE FUNCTION translated_words(translations jsonb) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = public, pg_catalog, pg_temp
AS $$
  SELECT coalesce(string_agg(
    CASE jsonb_typeof(value) WHEN 'string' THEN value #>> '{}' WHEN 'array' THEN rich_text_words(value) END, ' '), '')
  FROM jsonb_path_query(translations, '$.*.*') AS texts (value)
$$;
--> statement-breakpoint
ALTER TABLE "boards" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || summary || ' ' || rich_text_words(body) || ' ' || translated_words(translations))) STORED;
--> statement-breakpoint
ALTER TABLE "exhibitions" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || summary || ' ' || translated_words(translations))) STORED;
--> statement-breakpoint
ALTER TABLE "faqs" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(question || ' ' || rich_text_words(answer) || ' ' || translated_words(translations))) STORED;
--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || category || ' ' || rich_text_words(body) || ' ' || translated_words(translations))) STORED;
--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || summary || ' ' || audience || ' ' || translated_words(translations))) STORED;
--> statement-breakpoint
ALTER TABLE "products"
  DROP COLUMN "search_initials", ADD COLUMN "search_initials" text GENERATED ALWAYS AS (search_initials_of(array_prepend(name, tags))) STORED,
  DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(name || ' ' || summary || ' ' || array_to_text(tags) || ' ' || translated_words(translations))) STORED;
