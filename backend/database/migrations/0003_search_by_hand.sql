-- Equality beside ranges in one exclusion constraint: no two bookings of one doctor at one time.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Parts of words, Korean included, found by index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lower case, composed, without spaces: how every text and every keyword is compared.
CREATE FUNCTION search_plain(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$ SELECT lower(regexp_replace(normalize(value, NFC), '\s+', '', 'g')) $$;
--> statement-breakpoint
-- The initial consonant of each syllable (보톡스 → ㅂㅌㅅ), everything else as it is. Source: Unicode 3.12, Hangul.
CREATE FUNCTION search_initials(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = public, pg_catalog, pg_temp
AS $$
  SELECT coalesce(string_agg(
    CASE WHEN ascii(c) BETWEEN 44032 AND 55203
      THEN substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(c) - 44032) / 588 + 1, 1) ELSE c END, '' ORDER BY n), '')
  FROM unnest(string_to_array(search_plain(value), NULL)) WITH ORDINALITY AS letters (c, n)
$$;
--> statement-breakpoint
-- PostgreSQL's own is only stable, since it serves every type; of texts it depends on nothing.
CREATE FUNCTION array_to_text(value text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$ SELECT array_to_string(value, ' ') $$;
