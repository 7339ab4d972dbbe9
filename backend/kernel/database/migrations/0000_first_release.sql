-- The tables of the first release. By hand are what comes before the tables and what comes after their policies: the
-- role, the functions of generated columns, FORCE, deferrable keys, the exclusion constraint and grants.

-- The role of every request. Roles belong to the whole server, so another database of it may have made it already.
DO $$
BEGIN
  CREATE ROLE app NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
-- A superuser may take any role; anyone else must be granted it (and, from PostgreSQL 16, whoever created it too).
DO $$
BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = CURRENT_USER) THEN
    EXECUTE format('GRANT app TO %I', CURRENT_USER);
  END IF;
EXCEPTION
  WHEN insufficient_privilege THEN
    IF NOT pg_has_role(CURRENT_USER, 'app', 'MEMBER') THEN RAISE; END IF;
END
$$;
--> statement-breakpoint
-- Equality beside ranges in one exclusion constraint: no two bookings of one doctor at one time.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Parts of words, Korean included, found by index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lower case, composed, without spaces: how every text and every keyword is compared.
-- Each space of Unicode, as in a keyword (ECMA-262, `\s`), and not only what the database's locale takes for one: a title
-- that was pasted has no-break ones.
CREATE FUNCTION search_plain(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT lower(regexp_replace(
    normalize(value, NFC), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', '', 'g'))
$$;
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
--> statement-breakpoint
-- The words of a rich text (schema/rich-text.ts), for the search.
CREATE FUNCTION rich_text_words(value jsonb) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT coalesce(string_agg(
    CASE jsonb_typeof(words.word)
      -- Runs: words of which some are bold or a link.
      WHEN 'array' THEN (SELECT string_agg(run ->> 'text', '' ORDER BY place) FROM jsonb_array_elements(words.word) WITH ORDINALITY AS runs (run, place))
      ELSE words.word #>> '{}' END, ' '), '')
  FROM (
    SELECT jsonb_path_query(value, '$[*].text') UNION ALL
    SELECT jsonb_path_query(value, '$[*].items[*]') UNION ALL
    SELECT jsonb_path_query(value, '$[*].head[*]') UNION ALL
    SELECT jsonb_path_query(value, '$[*].rows[*][*]') UNION ALL
    SELECT jsonb_path_query(value, '$[*].caption') UNION ALL
    SELECT jsonb_path_query(value, '$[*].source') UNION ALL
    SELECT jsonb_path_query(value, '$[*].image.alt') UNION ALL
    SELECT jsonb_path_query(value, '$[*].link.title')
  ) AS words (word)
$$;
--> statement-breakpoint
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
CREATE TABLE "accounts" (
	"partner_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"disabled_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	CONSTRAINT "accounts_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "accounts_email" UNIQUE("partner_id","email")
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"partner_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "invitations_email" UNIQUE("partner_id","email"),
	CONSTRAINT "invitations_token" UNIQUE("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"partner_id" integer NOT NULL,
	"challenge_hash" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_partner_id_challenge_hash_pk" PRIMARY KEY("partner_id","challenge_hash")
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"partner_id" integer NOT NULL,
	"id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"partner_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_partner_id_account_id_pk" PRIMARY KEY("partner_id","account_id"),
	CONSTRAINT "password_resets_token" UNIQUE("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"partner_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_partner_id_account_id_code_hash_pk" PRIMARY KEY("partner_id","account_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "two_factors" (
	"partner_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"used_step" bigint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "two_factors_partner_id_account_id_pk" PRIMARY KEY("partner_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "two_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "after_notice_products" (
	"partner_id" integer NOT NULL,
	"after_notice_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "after_notice_products_partner_id_after_notice_id_product_id_pk" PRIMARY KEY("partner_id","after_notice_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "after_notice_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "after_notices" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "after_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"image" jsonb,
	"body" jsonb NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "after_notices_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "after_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "api_keys_token" UNIQUE("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "banners" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"pc_image" jsonb NOT NULL,
	"mobile_image" jsonb,
	"link_to" text,
	"weight" integer DEFAULT 0 NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "banners_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "banners_period" CHECK (starts_at is null or ends_at is null or starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "banners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "before_after_products" (
	"partner_id" integer NOT NULL,
	"before_after_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "before_after_products_partner_id_before_after_id_product_id_pk" PRIMARY KEY("partner_id","before_after_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "before_after_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "before_afters" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "before_afters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cover" jsonb,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"is_no_youth" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(title)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(title)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || note || ' ' || rich_text_words(body))) STORED,
	CONSTRAINT "before_afters_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "before_afters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "board_types" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "board_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"writer" text DEFAULT 'CLINIC' NOT NULL,
	"layout" text DEFAULT 'LIST' NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "board_types_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "board_types" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "boards" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board_type_id" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"body" jsonb NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(title)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(title)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || summary || ' ' || rich_text_words(body) || ' ' || translated_words(translations))) STORED,
	CONSTRAINT "boards_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "boards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "branding_products" (
	"partner_id" integer NOT NULL,
	"branding_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "branding_products_partner_id_branding_id_product_id_pk" PRIMARY KEY("partner_id","branding_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "branding_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brandings" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "brandings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "brandings_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "brandings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cart_items" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"guest_id" text,
	"option_id" integer NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"product_name" text NOT NULL,
	"option_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "cart_items_owner" CHECK ((customer_id is null) <> (guest_id is null)),
	CONSTRAINT "cart_items_quantity" CHECK (quantity between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "cart_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "certifications" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"request_id" text NOT NULL,
	"requested_phone" text,
	"provider_uid" text,
	"name" text,
	"phone" text,
	"birth_date" date,
	"gender" text,
	"certified_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certifications_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "certifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consultations" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "consultations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"product_id" integer,
	"product_name" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"wished_day" date,
	"wished_part" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"phone_proved_at" timestamp with time zone,
	"is_minor" boolean DEFAULT false NOT NULL,
	"guardian_consent_at" timestamp with time zone,
	"sensitive_consent_at" timestamp with time zone,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"reservation_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "consultations_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "consultations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guesses" (
	"partner_id" integer NOT NULL,
	"name_hash" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guesses_partner_id_name_hash_pk" PRIMARY KEY("partner_id","name_hash")
);
--> statement-breakpoint
ALTER TABLE "guesses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "known_clients" (
	"partner_id" integer NOT NULL,
	"source_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_clients_partner_id_source_hash_pk" PRIMARY KEY("partner_id","source_hash")
);
--> statement-breakpoint
ALTER TABLE "known_clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_posts" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "customer_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board_type_id" integer NOT NULL,
	"customer_id" integer,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"replied_by" uuid,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customer_posts_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "customer_posts_reply" CHECK ((reply is null) = (replied_at is null))
);
--> statement-breakpoint
ALTER TABLE "customer_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_sessions" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" integer NOT NULL,
	"parent_hash" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_sessions_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "customer_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"phone" text,
	"name" text,
	"email" text,
	"password_hash" text,
	"birth_date" date,
	"gender" text,
	"certified_at" timestamp with time zone,
	"guest_id" text,
	"language_code" text DEFAULT 'ko' NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(coalesce(name, ''))) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(coalesce(name, ''))) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(coalesce(name, '') || ' ' || '')) STORED,
	CONSTRAINT "customers_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "customers_member_has_phone" CHECK (kind = 'guest' or is_closed or phone is not null)
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_overs_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "hand_overs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_options" (
	"partner_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	CONSTRAINT "employee_options_partner_id_employee_id_option_id_pk" PRIMARY KEY("partner_id","employee_id","option_id")
);
--> statement-breakpoint
ALTER TABLE "employee_options" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employees" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "employees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text DEFAULT 'DOCTOR' NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"specialty" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"careers" text[] DEFAULT '{}' NOT NULL,
	"image" jsonb,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(name)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(name)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(name || ' ' || title || ' ' || specialty)) STORED,
	CONSTRAINT "employees_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "employees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_options" (
	"partner_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"price" integer NOT NULL,
	"stock" integer,
	"limit_per_person" smallint,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_options_partner_id_event_id_option_id_pk" PRIMARY KEY("partner_id","event_id","option_id"),
	CONSTRAINT "event_options_price" CHECK (price >= 0),
	CONSTRAINT "event_options_bounds" CHECK (stock >= 0 and limit_per_person > 0)
);
--> statement-breakpoint
ALTER TABLE "event_options" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"eligibility" text DEFAULT 'public' NOT NULL,
	"type" text DEFAULT 'EVENT' NOT NULL,
	"target" text DEFAULT 'CUSTOMER' NOT NULL,
	"is_viewable" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(title)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(title)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || summary || ' ' || audience || ' ' || translated_words(translations))) STORED,
	CONSTRAINT "events_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "events_period" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exhibition_products" (
	"partner_id" integer NOT NULL,
	"exhibition_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_products_partner_id_exhibition_id_product_id_pk" PRIMARY KEY("partner_id","exhibition_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "exhibition_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exhibitions" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "exhibitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(title)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(title)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || summary || ' ' || translated_words(translations))) STORED,
	CONSTRAINT "exhibitions_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "exhibitions_period" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "exhibitions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "facilities" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "facilities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(name)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(name)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(name || ' ' || '')) STORED,
	CONSTRAINT "facilities_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "facilities_capacity" CHECK (capacity between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "facilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "option_facilities" (
	"partner_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	CONSTRAINT "option_facilities_partner_id_option_id_facility_id_pk" PRIMARY KEY("partner_id","option_id","facility_id")
);
--> statement-breakpoint
ALTER TABLE "option_facilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "faq_groups" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "faq_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "faq_groups_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "faq_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "faqs" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(question)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(question)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(question || ' ' || rich_text_words(answer) || ' ' || translated_words(translations))) STORED,
	CONSTRAINT "faqs_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "faqs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"partner_id" integer NOT NULL,
	"path" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"origin" text DEFAULT 'CONSOLE' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"uploaded_by" text,
	"cropped_from" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(alt)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials_of(array_prepend(alt, tags))) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(alt || ' ' || array_to_text(tags))) STORED,
	CONSTRAINT "files_partner_id_path_pk" PRIMARY KEY("partner_id","path")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_links" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "review_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language_code" text DEFAULT 'ko' NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_links_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "review_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "short_links" (
	"partner_id" integer NOT NULL,
	"code" text NOT NULL,
	"target_url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "short_links_partner_id_code_pk" PRIMARY KEY("partner_id","code")
);
--> statement-breakpoint
ALTER TABLE "short_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "list_views" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "list_views_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "list_views_name" UNIQUE("partner_id","account_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "list_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notices" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"body" jsonb NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(title)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials(title)) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(title || ' ' || category || ' ' || rich_text_words(body) || ' ' || translated_words(translations))) STORED,
	CONSTRAINT "notices_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_templates" (
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"is_sent" boolean DEFAULT true NOT NULL,
	"words" text,
	"template_code" text DEFAULT '' NOT NULL,
	CONSTRAINT "notification_templates_partner_id_kind_audience_pk" PRIMARY KEY("partner_id","kind","audience")
);
--> statement-breakpoint
ALTER TABLE "notification_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"recipient" text NOT NULL,
	"reservation_id" integer,
	"waiting_id" integer,
	"words" text,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" text,
	"is_advertisement" boolean DEFAULT false NOT NULL,
	"name" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"dropped_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "notifications_attempts" CHECK (attempts >= 0)
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"action" text NOT NULL,
	"clinic_id" integer,
	"clinic_name" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"used_step" bigint DEFAULT 0 NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"guesses_end_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	CONSTRAINT "operators_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "operators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "keywords" (
	"partner_id" integer NOT NULL,
	"position" integer NOT NULL,
	"keyword" text NOT NULL,
	CONSTRAINT "keywords_partner_id_position_pk" PRIMARY KEY("partner_id","position")
);
--> statement-breakpoint
ALTER TABLE "keywords" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_hosts" (
	"partner_id" integer NOT NULL,
	"host" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_hosts_partner_id_host_pk" PRIMARY KEY("partner_id","host"),
	CONSTRAINT "partner_hosts_host_unique" UNIQUE("host")
);
--> statement-breakpoint
ALTER TABLE "partner_hosts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partners" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"profile" jsonb NOT NULL,
	"published_revision" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"signing_key" text DEFAULT gen_random_uuid()::text || gen_random_uuid()::text NOT NULL,
	"suspended_at" timestamp with time zone,
	"two_factor_required_from" timestamp with time zone,
	"most_pages" integer,
	"most_accounts" integer,
	"most_picture_bytes" bigint,
	CONSTRAINT "partners_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_codes_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "phone_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "popup_items" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "popup_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"popup_id" integer NOT NULL,
	"title" text NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"link_to" text,
	"pc_content" jsonb,
	"mobile_content" jsonb,
	"devices" text[] DEFAULT '{"PC","MOBILE"}' NOT NULL,
	CONSTRAINT "popup_items_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "popup_items_content" CHECK (pc_content is not null or mobile_content is not null)
);
--> statement-breakpoint
ALTER TABLE "popup_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "popups" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"locations" text[] DEFAULT '{"/"}' NOT NULL,
	"devices" text[] DEFAULT '{"PC","MOBILE"}' NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"pc_width" integer DEFAULT 1 NOT NULL,
	"pc_height" integer DEFAULT 1 NOT NULL,
	"pc_size_type" text DEFAULT 'RATIO' NOT NULL,
	"mobile_width" integer DEFAULT 1 NOT NULL,
	"mobile_height" integer DEFAULT 1 NOT NULL,
	"is_auto_placement" boolean DEFAULT true NOT NULL,
	"direction" text DEFAULT 'CENTER' NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "popups_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "popups_period" CHECK (starts_at is null or ends_at is null or starts_at < ends_at),
	CONSTRAINT "popups_size" CHECK (pc_width > 0 and pc_height > 0 and mobile_width > 0 and mobile_height > 0)
);
--> statement-breakpoint
ALTER TABLE "popups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "presence" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"place" text NOT NULL,
	"field" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presence_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "presence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "preview_answers" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "preview_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_approved" boolean NOT NULL,
	"note" text NOT NULL,
	"drafts" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preview_answers_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "preview_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "preview_links" (
	"partner_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_links_partner_id_token_hash_pk" PRIMARY KEY("partner_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "preview_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_badge_products" (
	"partner_id" integer NOT NULL,
	"badge_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_badge_products_partner_id_badge_id_product_id_pk" PRIMARY KEY("partner_id","badge_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_badge_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_badges" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "product_badges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"color" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_badges_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "product_badges_color" CHECK (color ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
ALTER TABLE "product_badges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_categories" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "product_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"is_secret" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_categories_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_category_products" (
	"partner_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_category_products_partner_id_category_id_product_id_pk" PRIMARY KEY("partner_id","category_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_category_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_options" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "product_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"sale_price" integer,
	"sale_starts_at" timestamp with time zone,
	"sale_ends_at" timestamp with time zone,
	"sessions" integer DEFAULT 1 NOT NULL,
	"duration_minutes" integer,
	"minutes_before" smallint DEFAULT 0 NOT NULL,
	"minutes_after" smallint DEFAULT 0 NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_options_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "product_options_price" CHECK (price >= 0 and (sale_price is null or sale_price between 0 and price)),
	CONSTRAINT "product_options_around" CHECK (minutes_before between 0 and 120 and minutes_after between 0 and 120)
);
--> statement-breakpoint
ALTER TABLE "product_options" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"duration_minutes" integer DEFAULT 30 NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"recommended_position" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_title" text GENERATED ALWAYS AS (search_plain(name)) STORED,
	"search_initials" text GENERATED ALWAYS AS (search_initials_of(array_prepend(name, tags))) STORED,
	"search_text" text GENERATED ALWAYS AS (search_plain(name || ' ' || summary || ' ' || array_to_text(tags) || ' ' || translated_words(translations))) STORED,
	CONSTRAINT "products_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recent_products" (
	"partner_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_products_partner_id_customer_id_product_id_pk" PRIMARY KEY("partner_id","customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "recent_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reservation_history" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "reservation_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"account_id" uuid,
	"key_name" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_history_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "reservation_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reservation_items" (
	"partner_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"option_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"option_name" text NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"price" integer NOT NULL,
	"regular_price" integer NOT NULL,
	"event_id" integer,
	"duration_minutes" integer NOT NULL,
	CONSTRAINT "reservation_items_partner_id_reservation_id_position_pk" PRIMARY KEY("partner_id","reservation_id","position"),
	CONSTRAINT "reservation_items_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
ALTER TABLE "reservation_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reservation_moves" (
	"partner_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"employee_id" integer,
	"employee_name" text,
	"is_employee_chosen" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"minutes_before" smallint DEFAULT 0 NOT NULL,
	"minutes_after" smallint DEFAULT 0 NOT NULL,
	"facility_ids" integer[] DEFAULT '{}' NOT NULL,
	"items" jsonb,
	"total_price" integer,
	"is_include_vat" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_moves_partner_id_reservation_id_pk" PRIMARY KEY("partner_id","reservation_id"),
	CONSTRAINT "reservation_moves_order" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "reservation_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reservations" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"customer_id" integer,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"employee_id" integer,
	"employee_name" text,
	"is_employee_chosen" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"minutes_before" smallint DEFAULT 0 NOT NULL,
	"minutes_after" smallint DEFAULT 0 NOT NULL,
	"facility_ids" integer[] DEFAULT '{}' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"phone_proved_at" timestamp with time zone,
	"is_minor" boolean DEFAULT false NOT NULL,
	"guardian_consent_at" timestamp with time zone,
	"request" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"language_code" text DEFAULT 'ko' NOT NULL,
	"total_price" integer DEFAULT 0 NOT NULL,
	"is_include_vat" boolean NOT NULL,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sensitive_consent_at" timestamp with time zone,
	"idempotency_key" text,
	"request_hash" text,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "reservations_code" UNIQUE("partner_id","code"),
	CONSTRAINT "reservations_order" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
ALTER TABLE "reservations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "slot_claims" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "slot_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"starts_at" timestamp with time zone GENERATED ALWAYS AS (lower(during)) STORED,
	"facility_ids" integer[] DEFAULT '{}' NOT NULL,
	"reservation_id" integer,
	"move_of" integer,
	"hold_hash" text,
	"holder" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "slot_claims_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "slot_claims_reservation" UNIQUE("partner_id","reservation_id"),
	CONSTRAINT "slot_claims_hold" UNIQUE("partner_id","hold_hash"),
	CONSTRAINT "slot_claims_length" CHECK (upper(during) - lower(during) <= interval '28 hours'),
	CONSTRAINT "slot_claims_owner" CHECK (num_nonnulls(reservation_id, move_of, hold_hash) = 1 and (hold_hash is null) = (expires_at is null) and (holder is null or hold_hash is not null))
);
--> statement-breakpoint
ALTER TABLE "slot_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" uuid,
	"account_name" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"row_id" integer,
	"title" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "audit_log_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_review_products" (
	"partner_id" integer NOT NULL,
	"partner_review_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "partner_review_products_partner_id_partner_review_id_product_id_pk" PRIMARY KEY("partner_id","partner_review_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "partner_review_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_reviews" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "partner_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"author" text NOT NULL,
	"rating" integer,
	"visited_on" date,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_reviews_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "partner_reviews_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "partner_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scheduled_entries" (
	"partner_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"hash" text,
	CONSTRAINT "scheduled_entries_partner_id_publication_id_kind_key_pk" PRIMARY KEY("partner_id","publication_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "scheduled_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scheduled_publications" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "scheduled_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"due_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends" integer,
	"accepted_words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	CONSTRAINT "scheduled_publications_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "scheduled_publications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_policies" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"slot_minutes" smallint DEFAULT 30 NOT NULL,
	"visit_minutes" smallint DEFAULT 30 NOT NULL,
	"lead_minutes" integer DEFAULT 60 NOT NULL,
	"change_until_minutes" integer DEFAULT 1440 NOT NULL,
	"is_closed_on_public_holidays" boolean DEFAULT true NOT NULL,
	"require_guest_phone_proof" boolean DEFAULT true NOT NULL,
	"most_open_per_phone" smallint DEFAULT 5,
	"withdraw_minutes" smallint DEFAULT 30 NOT NULL,
	"reminder_minutes" integer DEFAULT 1440,
	"waiting_offer_minutes" smallint DEFAULT 30 NOT NULL,
	"clinic_recipients" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "booking_policies_limits" CHECK (most_open_per_phone between 1 and 1000 and withdraw_minutes between 0 and 1440 and reminder_minutes between 30 and 43200 and waiting_offer_minutes between 5 and 1440),
	CONSTRAINT "booking_policies_minutes" CHECK (slot_minutes in (5, 10, 15, 20, 30, 60) and visit_minutes between 5 and 480 and lead_minutes between 0 and 43200 and change_until_minutes between 0 and 43200)
);
--> statement-breakpoint
ALTER TABLE "booking_policies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_hours" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "employee_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"break_start" time,
	"break_end" time,
	"valid_from" date,
	"valid_until" date,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "employee_hours_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "employee_hours_weekday" CHECK (weekday between 1 and 7),
	CONSTRAINT "employee_hours_order" CHECK (start_time < end_time and (valid_from is null or valid_until is null or valid_from <= valid_until)),
	CONSTRAINT "employee_hours_break" CHECK ((break_start is null) = (break_end is null) and (break_start is null or break_start < break_end))
);
--> statement-breakpoint
ALTER TABLE "employee_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "special_days" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "special_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"start_time" time,
	"end_time" time,
	"break_start" time,
	"break_end" time,
	"reason" text NOT NULL,
	CONSTRAINT "special_days_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "special_days_order" CHECK (starts_on <= ends_on and (start_time is null) = (end_time is null) and (start_time is null or start_time < end_time)),
	CONSTRAINT "special_days_break" CHECK ((break_start is null) = (break_end is null) and (break_start is null or break_start < break_end))
);
--> statement-breakpoint
ALTER TABLE "special_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contents" (
	"partner_id" integer NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "contents_partner_id_hash_pk" PRIMARY KEY("partner_id","hash")
);
--> statement-breakpoint
ALTER TABLE "contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "drafts" (
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"shape" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "drafts_partner_id_kind_key_pk" PRIMARY KEY("partner_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revision_entries" (
	"partner_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "revision_entries_partner_id_revision_kind_key_pk" PRIMARY KEY("partner_id","revision","kind","key")
);
--> statement-breakpoint
ALTER TABLE "revision_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "revisions" (
	"partner_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"restored_from" integer,
	"accepted_words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "revisions_partner_id_revision_pk" PRIMARY KEY("partner_id","revision")
);
--> statement-breakpoint
ALTER TABLE "revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "slot_data" (
	"partner_id" integer NOT NULL,
	"slot" text NOT NULL,
	"component" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "slot_data_partner_id_slot_component_pk" PRIMARY KEY("partner_id","slot","component")
);
--> statement-breakpoint
ALTER TABLE "slot_data" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"reservation_id" integer,
	"consultation_id" integer,
	"term_id" integer NOT NULL,
	"version" integer NOT NULL,
	"is_agreed" boolean NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "consents_giver" CHECK (num_nonnulls(customer_id, reservation_id, consultation_id) > 0)
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "terms" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"target" text DEFAULT 'CUSTOMER' NOT NULL,
	"purpose" text NOT NULL,
	"occasions" text[] DEFAULT '{}' NOT NULL,
	"is_required" boolean NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "terms_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "terms_code" UNIQUE("partner_id","code"),
	CONSTRAINT "terms_occasions" CHECK (occasions <@ array['SIGN_UP', 'RESERVATION']),
	CONSTRAINT "terms_marketing_is_optional" CHECK (not (is_required and purpose like 'MARKETING%'))
);
--> statement-breakpoint
ALTER TABLE "terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "terms_histories" (
	"partner_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"collection_purpose" text DEFAULT '' NOT NULL,
	"collected_items" text DEFAULT '' NOT NULL,
	"retention" text DEFAULT '' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_histories_partner_id_term_id_version_pk" PRIMARY KEY("partner_id","term_id","version"),
	CONSTRAINT "terms_histories_version" CHECK (version > 0)
);
--> statement-breakpoint
ALTER TABLE "terms_histories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visits" (
	"partner_id" integer NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"product_id" integer DEFAULT 0 NOT NULL,
	"device" text NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visits_partner_id_day_page_product_id_device_source_pk" PRIMARY KEY("partner_id","day","page","product_id","device","source"),
	CONSTRAINT "visits_count" CHECK (count > 0)
);
--> statement-breakpoint
ALTER TABLE "visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waitings" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "waitings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"employee_id" integer,
	"items" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"phone_proved_at" timestamp with time zone,
	"is_minor" boolean DEFAULT false NOT NULL,
	"guardian_consent_at" timestamp with time zone,
	"sensitive_consent_at" timestamp with time zone,
	"agreements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"channel" text NOT NULL,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"offered_employee_id" integer,
	"offered_until" timestamp with time zone,
	"hold_hash" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"skipped" integer[] DEFAULT '{}' NOT NULL,
	"reservation_id" integer,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitings_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "waitings_offer" CHECK (status <> 'OFFERED' or num_nulls(starts_at, ends_at, offered_employee_id, offered_until, hold_hash) = 0)
);
--> statement-breakpoint
ALTER TABLE "waitings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"reservation_id" integer,
	"reservation" jsonb NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	"answer_status" integer,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "webhook_deliveries_attempts" CHECK (attempts >= 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhooks" (
	"partner_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"includes_contact" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"secret" text,
	"previous_secret" text,
	"previous_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_two_factor" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."two_factors"("partner_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_notice_products" ADD CONSTRAINT "after_notice_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_notice_products" ADD CONSTRAINT "after_notice_products_partner_id_after_notice_id_after_notices_partner_id_id_fk" FOREIGN KEY ("partner_id","after_notice_id") REFERENCES "public"."after_notices"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_notice_products" ADD CONSTRAINT "after_notice_products_partner_id_product_id_products_partner_id_id_fk" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_notices" ADD CONSTRAINT "after_notices_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "before_after_products" ADD CONSTRAINT "before_after_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "before_after_products" ADD CONSTRAINT "before_after_products_partner_id_before_after_id_before_afters_partner_id_id_fk" FOREIGN KEY ("partner_id","before_after_id") REFERENCES "public"."before_afters"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "before_after_products" ADD CONSTRAINT "before_after_products_partner_id_product_id_products_partner_id_id_fk" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "before_afters" ADD CONSTRAINT "before_afters_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_types" ADD CONSTRAINT "board_types_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_partner_id_board_type_id_board_types_partner_id_id_fk" FOREIGN KEY ("partner_id","board_type_id") REFERENCES "public"."board_types"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branding_products" ADD CONSTRAINT "branding_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branding_products" ADD CONSTRAINT "branding_products_branding" FOREIGN KEY ("partner_id","branding_id") REFERENCES "public"."brandings"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branding_products" ADD CONSTRAINT "branding_products_product" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_partner_id_customer_id_customers_partner_id_id_fk" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_customer" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_reservation" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guesses" ADD CONSTRAINT "guesses_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_clients" ADD CONSTRAINT "known_clients_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_posts" ADD CONSTRAINT "customer_posts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_posts" ADD CONSTRAINT "customer_posts_partner_id_board_type_id_board_types_partner_id_id_fk" FOREIGN KEY ("partner_id","board_type_id") REFERENCES "public"."board_types"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_posts" ADD CONSTRAINT "customer_posts_partner_id_customer_id_customers_partner_id_id_fk" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_posts" ADD CONSTRAINT "customer_posts_partner_id_replied_by_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","replied_by") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_partner_id_customer_id_customers_partner_id_id_fk" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_parent" FOREIGN KEY ("partner_id","parent_hash") REFERENCES "public"."customer_sessions"("partner_id","token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_session" FOREIGN KEY ("partner_id","session_hash") REFERENCES "public"."customer_sessions"("partner_id","token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_options" ADD CONSTRAINT "employee_options_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_options" ADD CONSTRAINT "employee_options_partner_id_employee_id_employees_partner_id_id_fk" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_options" ADD CONSTRAINT "employee_options_option" FOREIGN KEY ("partner_id","option_id") REFERENCES "public"."product_options"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_options" ADD CONSTRAINT "event_options_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_options" ADD CONSTRAINT "event_options_partner_id_event_id_events_partner_id_id_fk" FOREIGN KEY ("partner_id","event_id") REFERENCES "public"."events"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_options" ADD CONSTRAINT "event_options_partner_id_option_id_product_options_partner_id_id_fk" FOREIGN KEY ("partner_id","option_id") REFERENCES "public"."product_options"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_products" ADD CONSTRAINT "exhibition_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_products" ADD CONSTRAINT "exhibition_products_exhibition" FOREIGN KEY ("partner_id","exhibition_id") REFERENCES "public"."exhibitions"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_products" ADD CONSTRAINT "exhibition_products_product" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_facilities" ADD CONSTRAINT "option_facilities_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_facilities" ADD CONSTRAINT "option_facilities_option" FOREIGN KEY ("partner_id","option_id") REFERENCES "public"."product_options"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_facilities" ADD CONSTRAINT "option_facilities_facility" FOREIGN KEY ("partner_id","facility_id") REFERENCES "public"."facilities"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_groups" ADD CONSTRAINT "faq_groups_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_partner_id_group_id_faq_groups_partner_id_id_fk" FOREIGN KEY ("partner_id","group_id") REFERENCES "public"."faq_groups"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_templates" ADD CONSTRAINT "notification_templates_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_reservation" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_waiting" FOREIGN KEY ("partner_id","waiting_id") REFERENCES "public"."waitings"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_hosts" ADD CONSTRAINT "partner_hosts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup_items" ADD CONSTRAINT "popup_items_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup_items" ADD CONSTRAINT "popup_items_partner_id_popup_id_popups_partner_id_id_fk" FOREIGN KEY ("partner_id","popup_id") REFERENCES "public"."popups"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_partner_id_token_hash_sessions_partner_id_token_hash_fk" FOREIGN KEY ("partner_id","token_hash") REFERENCES "public"."sessions"("partner_id","token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_answers" ADD CONSTRAINT "preview_answers_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badge_products" ADD CONSTRAINT "product_badge_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badge_products" ADD CONSTRAINT "product_badge_products_badge" FOREIGN KEY ("partner_id","badge_id") REFERENCES "public"."product_badges"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badge_products" ADD CONSTRAINT "product_badge_products_product" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badges" ADD CONSTRAINT "product_badges_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent" FOREIGN KEY ("partner_id","parent_id") REFERENCES "public"."product_categories"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_products" ADD CONSTRAINT "product_category_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_products" ADD CONSTRAINT "product_category_products_partner_id_category_id_product_categories_partner_id_id_fk" FOREIGN KEY ("partner_id","category_id") REFERENCES "public"."product_categories"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category_products" ADD CONSTRAINT "product_category_products_partner_id_product_id_products_partner_id_id_fk" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_partner_id_product_id_products_partner_id_id_fk" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_products" ADD CONSTRAINT "recent_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_products" ADD CONSTRAINT "recent_products_customer" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_products" ADD CONSTRAINT "recent_products_product" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_history" ADD CONSTRAINT "reservation_history_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_history" ADD CONSTRAINT "reservation_history_partner_id_reservation_id_reservations_partner_id_id_fk" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD CONSTRAINT "reservation_items_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_items" ADD CONSTRAINT "reservation_items_partner_id_reservation_id_reservations_partner_id_id_fk" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_moves" ADD CONSTRAINT "reservation_moves_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_moves" ADD CONSTRAINT "reservation_moves_partner_id_reservation_id_reservations_partner_id_id_fk" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_moves" ADD CONSTRAINT "reservation_moves_partner_id_employee_id_employees_partner_id_id_fk" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_partner_id_customer_id_customers_partner_id_id_fk" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_partner_id_employee_id_employees_partner_id_id_fk" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_partner_id_employee_id_employees_partner_id_id_fk" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_partner_id_reservation_id_reservations_partner_id_id_fk" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_move" FOREIGN KEY ("partner_id","move_of") REFERENCES "public"."reservation_moves"("partner_id","reservation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_partner_id_account_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","account_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_review_products" ADD CONSTRAINT "partner_review_products_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_review_products" ADD CONSTRAINT "partner_review_products_review" FOREIGN KEY ("partner_id","partner_review_id") REFERENCES "public"."partner_reviews"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_review_products" ADD CONSTRAINT "partner_review_products_partner_id_product_id_products_partner_id_id_fk" FOREIGN KEY ("partner_id","product_id") REFERENCES "public"."products"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_reviews" ADD CONSTRAINT "partner_reviews_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_entries" ADD CONSTRAINT "scheduled_entries_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_entries" ADD CONSTRAINT "scheduled_entries_publication" FOREIGN KEY ("partner_id","publication_id") REFERENCES "public"."scheduled_publications"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_entries" ADD CONSTRAINT "scheduled_entries_partner_id_hash_contents_partner_id_hash_fk" FOREIGN KEY ("partner_id","hash") REFERENCES "public"."contents"("partner_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_publications" ADD CONSTRAINT "scheduled_publications_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_publications" ADD CONSTRAINT "scheduled_publications_partner_id_author_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","author_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_publications" ADD CONSTRAINT "scheduled_publications_ends" FOREIGN KEY ("partner_id","ends") REFERENCES "public"."revisions"("partner_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_policies" ADD CONSTRAINT "booking_policies_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_hours" ADD CONSTRAINT "employee_hours_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_hours" ADD CONSTRAINT "employee_hours_partner_id_employee_id_employees_partner_id_id_fk" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_days" ADD CONSTRAINT "special_days_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_days" ADD CONSTRAINT "special_days_partner_id_employee_id_employees_partner_id_id_fk" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_partner_id_hash_contents_partner_id_hash_fk" FOREIGN KEY ("partner_id","hash") REFERENCES "public"."contents"("partner_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_partner_id_updated_by_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","updated_by") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_entries" ADD CONSTRAINT "revision_entries_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_entries" ADD CONSTRAINT "revision_entries_revision" FOREIGN KEY ("partner_id","revision") REFERENCES "public"."revisions"("partner_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_entries" ADD CONSTRAINT "revision_entries_partner_id_hash_contents_partner_id_hash_fk" FOREIGN KEY ("partner_id","hash") REFERENCES "public"."contents"("partner_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_partner_id_author_id_accounts_partner_id_id_fk" FOREIGN KEY ("partner_id","author_id") REFERENCES "public"."accounts"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_restored_from" FOREIGN KEY ("partner_id","restored_from") REFERENCES "public"."revisions"("partner_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_data" ADD CONSTRAINT "slot_data_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_data" ADD CONSTRAINT "slot_data_partner_id_hash_contents_partner_id_hash_fk" FOREIGN KEY ("partner_id","hash") REFERENCES "public"."contents"("partner_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_partner_id_customer_id_customers_partner_id_id_fk" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_version" FOREIGN KEY ("partner_id","term_id","version") REFERENCES "public"."terms_histories"("partner_id","term_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_reservation" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_consultation" FOREIGN KEY ("partner_id","consultation_id") REFERENCES "public"."consultations"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_histories" ADD CONSTRAINT "terms_histories_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_histories" ADD CONSTRAINT "terms_histories_partner_id_term_id_terms_partner_id_id_fk" FOREIGN KEY ("partner_id","term_id") REFERENCES "public"."terms"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitings" ADD CONSTRAINT "waitings_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitings" ADD CONSTRAINT "waitings_partner_id_customer_id_customers_partner_id_id_fk" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitings" ADD CONSTRAINT "waitings_partner_id_employee_id_employees_partner_id_id_fk" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitings" ADD CONSTRAINT "waitings_offered_employee" FOREIGN KEY ("partner_id","offered_employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitings" ADD CONSTRAINT "waitings_reservation" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook" FOREIGN KEY ("partner_id","webhook_id") REFERENCES "public"."webhooks"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_reservation" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("partner_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("partner_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("partner_id","expires_at");--> statement-breakpoint
CREATE INDEX "after_notice_products_product" ON "after_notice_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE INDEX "banners_location" ON "banners" USING btree ("partner_id","location","weight");--> statement-breakpoint
CREATE INDEX "before_after_products_product" ON "before_after_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE INDEX "before_afters_order" ON "before_afters" USING btree ("partner_id","published_at","id");--> statement-breakpoint
CREATE INDEX "boards_order" ON "boards" USING btree ("partner_id","board_type_id","published_at","id");--> statement-breakpoint
CREATE INDEX "branding_products_product" ON "branding_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_customer" ON "cart_items" USING btree ("partner_id","customer_id","option_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_guest" ON "cart_items" USING btree ("partner_id","guest_id","option_id") WHERE guest_id is not null;--> statement-breakpoint
CREATE INDEX "cart_items_forgotten" ON "cart_items" USING btree ("partner_id","seen_at") WHERE guest_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_provider_uid" ON "certifications" USING btree ("partner_id","provider_uid");--> statement-breakpoint
CREATE INDEX "certifications_expiry" ON "certifications" USING btree ("partner_id","expires_at");--> statement-breakpoint
CREATE INDEX "consultations_newest" ON "consultations" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "consultations_customer_id" ON "consultations" USING btree ("partner_id","customer_id");--> statement-breakpoint
CREATE INDEX "consultations_new" ON "consultations" USING btree ("partner_id","contact_phone") WHERE status = 'NEW';--> statement-breakpoint
CREATE INDEX "guesses_end" ON "guesses" USING btree ("partner_id","ends_at");--> statement-breakpoint
CREATE INDEX "known_clients_seen" ON "known_clients" USING btree ("partner_id","seen_at");--> statement-breakpoint
CREATE INDEX "customer_posts_order" ON "customer_posts" USING btree ("partner_id","board_type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_posts_customer" ON "customer_posts" USING btree ("partner_id","customer_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_expiry" ON "customer_sessions" USING btree ("partner_id","expires_at");--> statement-breakpoint
CREATE INDEX "customer_sessions_customer" ON "customer_sessions" USING btree ("partner_id","customer_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_parent_hash" ON "customer_sessions" USING btree ("partner_id","parent_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_member_phone" ON "customers" USING btree ("partner_id","phone") WHERE kind = 'member' and not is_closed;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_guest_id" ON "customers" USING btree ("partner_id","guest_id");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("partner_id","phone");--> statement-breakpoint
CREATE INDEX "customers_idle_guests" ON "customers" USING btree ("partner_id","seen_at") WHERE kind = 'guest';--> statement-breakpoint
CREATE INDEX "hand_overs_session_hash" ON "hand_overs" USING btree ("partner_id","session_hash");--> statement-breakpoint
CREATE INDEX "employee_options_option_id" ON "employee_options" USING btree ("partner_id","option_id");--> statement-breakpoint
CREATE INDEX "event_options_option" ON "event_options" USING btree ("partner_id","option_id");--> statement-breakpoint
CREATE INDEX "events_period" ON "events" USING btree ("partner_id","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "exhibition_products_product" ON "exhibition_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE INDEX "option_facilities_facility_id" ON "option_facilities" USING btree ("partner_id","facility_id");--> statement-breakpoint
CREATE INDEX "faqs_group" ON "faqs" USING btree ("partner_id","group_id","position");--> statement-breakpoint
CREATE INDEX "review_links_language" ON "review_links" USING btree ("partner_id","language_code","position");--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("partner_id","published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_name" ON "notifications" USING btree ("partner_id","name") WHERE name is not null;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("due_at") WHERE sent_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "notifications_reservation_id" ON "notifications" USING btree ("partner_id","reservation_id");--> statement-breakpoint
CREATE INDEX "notifications_waiting_id" ON "notifications" USING btree ("partner_id","waiting_id");--> statement-breakpoint
CREATE INDEX "operator_log_at" ON "operator_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "preview_answers_newest" ON "preview_answers" USING btree ("partner_id","answered_at");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("partner_id","phone","created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_expiry" ON "phone_codes" USING btree ("partner_id","expires_at");--> statement-breakpoint
CREATE INDEX "popup_items_popup" ON "popup_items" USING btree ("partner_id","popup_id","weight");--> statement-breakpoint
CREATE INDEX "product_badge_products_product" ON "product_badge_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_badges_name" ON "product_badges" USING btree ("partner_id","name");--> statement-breakpoint
CREATE INDEX "product_category_products_product" ON "product_category_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE INDEX "product_options_product" ON "product_options" USING btree ("partner_id","product_id","position");--> statement-breakpoint
CREATE INDEX "products_order" ON "products" USING btree ("partner_id","position","id");--> statement-breakpoint
CREATE INDEX "products_recommended" ON "products" USING btree ("partner_id","recommended_position","position","id") WHERE is_recommended;--> statement-breakpoint
CREATE INDEX "recent_products_newest" ON "recent_products" USING btree ("partner_id","customer_id","viewed_at");--> statement-breakpoint
CREATE INDEX "recent_products_product" ON "recent_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE INDEX "reservation_history_reservation" ON "reservation_history" USING btree ("partner_id","reservation_id","id");--> statement-breakpoint
CREATE INDEX "reservation_items_event" ON "reservation_items" USING btree ("partner_id","event_id","option_id") WHERE event_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_idempotency_key" ON "reservations" USING btree ("partner_id","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "reservations_day" ON "reservations" USING btree ("partner_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_customer" ON "reservations" USING btree ("partner_id","customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_phone" ON "reservations" USING btree ("partner_id","contact_phone");--> statement-breakpoint
CREATE INDEX "slot_claims_move_of" ON "slot_claims" USING btree ("partner_id","move_of");--> statement-breakpoint
CREATE INDEX "slot_claims_start" ON "slot_claims" USING btree ("partner_id","starts_at");--> statement-breakpoint
CREATE INDEX "slot_claims_expiry" ON "slot_claims" USING btree ("partner_id","expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "slot_claims_holder" ON "slot_claims" USING btree ("partner_id","holder") WHERE holder is not null;--> statement-breakpoint
CREATE INDEX "audit_log_row" ON "audit_log" USING btree ("partner_id","resource","row_id","id");--> statement-breakpoint
CREATE INDEX "partner_review_products_product" ON "partner_review_products" USING btree ("partner_id","product_id");--> statement-breakpoint
CREATE INDEX "partner_reviews_order" ON "partner_reviews" USING btree ("partner_id","published_at","id");--> statement-breakpoint
CREATE INDEX "scheduled_entries_hash" ON "scheduled_entries" USING btree ("partner_id","hash");--> statement-breakpoint
CREATE INDEX "scheduled_publications_due" ON "scheduled_publications" USING btree ("due_at") WHERE problem is null;--> statement-breakpoint
CREATE INDEX "employee_hours_employee" ON "employee_hours" USING btree ("partner_id","employee_id");--> statement-breakpoint
CREATE INDEX "special_days_period" ON "special_days" USING btree ("partner_id","ends_on");--> statement-breakpoint
CREATE INDEX "revision_entries_hash" ON "revision_entries" USING btree ("partner_id","hash");--> statement-breakpoint
CREATE INDEX "consents_consultation_id" ON "consents" USING btree ("partner_id","consultation_id");--> statement-breakpoint
CREATE INDEX "consents_reservation_id" ON "consents" USING btree ("partner_id","reservation_id");--> statement-breakpoint
CREATE INDEX "consents_customer" ON "consents" USING btree ("partner_id","customer_id","term_id","id");--> statement-breakpoint
CREATE INDEX "visits_product" ON "visits" USING btree ("partner_id","product_id","day");--> statement-breakpoint
CREATE INDEX "waitings_day" ON "waitings" USING btree ("partner_id","day","queued_at","id");--> statement-breakpoint
CREATE INDEX "waitings_customer" ON "waitings" USING btree ("partner_id","customer_id");--> statement-breakpoint
CREATE INDEX "waitings_due" ON "waitings" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waitings_once" ON "waitings" USING btree ("partner_id","contact_phone","day") WHERE status in ('WAITING', 'OFFERED');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE sent_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("partner_id","webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_reservation" ON "webhook_deliveries" USING btree ("partner_id","reservation_id");--> statement-breakpoint
CREATE POLICY "partner" ON "accounts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "accounts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "invitations" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "invitations" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "passkey_challenges" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "passkey_challenges" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "passkeys" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "passkeys" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "password_resets" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "password_resets" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "recovery_codes" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "sessions" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "sessions" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "two_factors" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "two_factors" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "after_notice_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "after_notice_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "after_notices" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "after_notices" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "api_keys" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "api_keys" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "banners" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "banners" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "before_after_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "before_after_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "before_afters" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "before_afters" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "board_types" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "board_types" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "boards" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "boards" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "branding_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "branding_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "brandings" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "brandings" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "cart_items" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "cart_items" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "certifications" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "certifications" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "consultations" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "consultations" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "guesses" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "guesses" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "known_clients" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "known_clients" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "customer_posts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "customer_posts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "customer_sessions" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "customer_sessions" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "customers" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "customers" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "hand_overs" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "hand_overs" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "employee_options" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "employee_options" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "employees" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "employees" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "event_options" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "event_options" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "events" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "events" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "exhibition_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "exhibition_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "exhibitions" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "exhibitions" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "facilities" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "facilities" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "option_facilities" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "option_facilities" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "faq_groups" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "faq_groups" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "faqs" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "faqs" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "files" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "files" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "review_links" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "review_links" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "short_links" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "short_links" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "list_views" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "list_views" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "notices" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "notices" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "notification_templates" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "notification_templates" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "notifications" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "notifications" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operator" ON "operator_log" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operator" ON "operator_sessions" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operator" ON "operators" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "keywords" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "keywords" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "partner_hosts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "partner_hosts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "partners" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "partners" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "phone_codes" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "phone_codes" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "popup_items" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "popup_items" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "popups" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "popups" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "presence" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "presence" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "preview_answers" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "preview_answers" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "preview_links" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "preview_links" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "product_badge_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "product_badge_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "product_badges" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "product_badges" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "product_categories" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "product_categories" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "product_category_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "product_category_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "product_options" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "product_options" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "recent_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "recent_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "reservation_history" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "reservation_history" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "reservation_items" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "reservation_items" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "reservation_moves" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "reservation_moves" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "reservations" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "reservations" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "slot_claims" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "slot_claims" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "audit_log" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "audit_log" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "partner_review_products" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "partner_review_products" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "partner_reviews" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "partner_reviews" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "scheduled_entries" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "scheduled_entries" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "scheduled_publications" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "scheduled_publications" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "booking_policies" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "booking_policies" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "employee_hours" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "employee_hours" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "special_days" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "special_days" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "contents" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "contents" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "drafts" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "drafts" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "revision_entries" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "revision_entries" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "revisions" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "revisions" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "slot_data" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "slot_data" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "consents" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "consents" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "terms" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "terms" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "terms_histories" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "terms_histories" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_ahead" ON "terms_histories" AS RESTRICTIVE FOR UPDATE TO "app" USING (effective_at > now()) WITH CHECK (effective_at >= now());--> statement-breakpoint
CREATE POLICY "remove_ahead" ON "terms_histories" AS RESTRICTIVE FOR DELETE TO "app" USING (effective_at > now());--> statement-breakpoint
CREATE POLICY "partner" ON "visits" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "visits" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "waitings" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "waitings" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "partner" ON "webhooks" AS PERMISSIVE FOR ALL TO "app" USING (partner_id = nullif(current_setting('app.partner_id', true), '')::integer) WITH CHECK (partner_id = nullif(current_setting('app.partner_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "operator" ON "webhooks" AS PERMISSIVE FOR ALL TO current_user USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Row-level security holds the tables' owner too.
DO $$
DECLARE name text;
BEGIN
  FOR name IN
    SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity
  LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Two pages may not answer one path. Checked at commit, since restoring a revision can swap the paths of two pages.
ALTER TABLE drafts ADD CONSTRAINT drafts_shape UNIQUE (partner_id, shape) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- Checked at commit, so that a back-up may be read in any order.
ALTER TABLE customer_sessions ALTER CONSTRAINT customer_sessions_parent DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- No two claims of one employee at one time, whatever the code does.
ALTER TABLE slot_claims ADD CONSTRAINT slot_claims_no_overlap
  EXCLUDE USING gist (partner_id WITH =, employee_id WITH =, during WITH &&);
--> statement-breakpoint
-- The rooms and devices of some that cannot be used in a time: they are off, or used as often as there are of them at some
-- moment of it. What one reservation uses and is to use once it has moved counts once, and what is its own not at all.
-- No claim is longer than 28 hours (slot_claims_length), which an index can help with.
CREATE FUNCTION full_facilities(partner integer, wanted integer[], during tstzrange, own integer)
RETURNS SETOF integer
LANGUAGE sql STABLE
AS $$
  SELECT f.id FROM facilities f
  WHERE f.partner_id = $1 AND f.id = ANY ($2) AND (NOT f.is_active OR f.capacity <= (
    WITH used AS (
      SELECT c.during, coalesce(c.reservation_id, c.move_of, -c.id) AS owner FROM slot_claims c
      WHERE c.partner_id = $1 AND c.starts_at >= lower($3) - interval '28 hours' AND c.starts_at < upper($3)
        AND c.during && $3 AND f.id = ANY (c.facility_ids) AND (c.expires_at IS NULL OR c.expires_at > now())
        AND ($4 IS NULL OR coalesce(c.reservation_id, c.move_of, -c.id) <> $4)
    )
    SELECT coalesce(max(at_once), 0) FROM (
      SELECT count(DISTINCT b.owner) AS at_once
      FROM used a JOIN used b ON b.during @> greatest(lower(a.during), lower($3))
      GROUP BY a.during
    ) moments
  ))
$$;
--> statement-breakpoint
-- No claim that needs a room or a device of which all are in use: its row is left out, as one that meets another doctor's
-- claim is with ON CONFLICT DO NOTHING. Whoever else claims the same of the same days (UTC) waits until the transaction
-- ends. What the owner writes, such as a back-up, is taken as it was.
CREATE FUNCTION keep_facilities() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF current_user <> 'app' THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(name, 0)) FROM (
    SELECT format('facility:%s:%s:%s', NEW.partner_id, wanted.id, day::date) AS name
    FROM unnest(NEW.facility_ids) AS wanted (id), generate_series(
      date_trunc('day', lower(NEW.during) AT TIME ZONE 'UTC'), upper(NEW.during) AT TIME ZONE 'UTC', interval '1 day') AS day
    ORDER BY 1
  ) names;
  IF EXISTS (
    SELECT FROM full_facilities(
      NEW.partner_id, NEW.facility_ids, NEW.during, coalesce(NEW.reservation_id, NEW.move_of))
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_facilities BEFORE INSERT ON slot_claims
FOR EACH ROW WHEN (NEW.facility_ids <> '{}') EXECUTE FUNCTION keep_facilities();
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO app;
--> statement-breakpoint
-- A reservation is cancelled, never removed, nor is a request to be called; a post that is taken back keeps its row, and so
-- do a message and a key.
GRANT SELECT, INSERT, UPDATE ON accounts, api_keys, consultations, customer_posts, notifications, reservations,
  webhook_deliveries TO app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON after_notice_products, after_notices, banners, before_after_products,
  before_afters, board_types, boards, booking_policies, branding_products, brandings, cart_items,
  certifications, customer_sessions, customers, drafts, employee_hours, employee_options, employees,
  event_options, events, exhibition_products, exhibitions, facilities, faq_groups, faqs, files, guesses, hand_overs,
  invitations, keywords, known_clients, list_views, notices, notification_templates, option_facilities, partner_review_products, partner_reviews,
  passkey_challenges, passkeys, password_resets, phone_codes, popup_items, popups, presence, preview_answers, preview_links, product_badge_products, product_badges,
  product_categories, product_category_products, product_options, products, recent_products, recovery_codes,
  reservation_moves, review_links, scheduled_entries, scheduled_publications, sessions, short_links,
  slot_claims, slot_data, special_days, terms, two_factors, visits, waitings, webhooks TO app;
--> statement-breakpoint
-- History is append-only: nothing may change or remove these rows.
GRANT SELECT, INSERT ON audit_log, consents, reservation_history, revision_entries, revisions TO app;
--> statement-breakpoint
-- Policies let only a version that is not yet in force be changed or removed.
GRANT SELECT, INSERT, UPDATE, DELETE ON terms_histories TO app;
--> statement-breakpoint
-- What is saved is removed once nothing refers to it, and written anew where it changes.
GRANT SELECT, INSERT, DELETE ON contents, reservation_items TO app;
--> statement-breakpoint
-- To lock a row takes a right to update.
GRANT UPDATE (hash) ON contents TO app;
--> statement-breakpoint
GRANT SELECT ON partner_hosts, partners TO app;
--> statement-breakpoint
-- A partner's settings are written in the console.
GRANT UPDATE (profile, two_factor_required_from) ON partners TO app;
--> statement-breakpoint
GRANT UPDATE (published_revision) ON partners TO app;
--> statement-breakpoint
-- Counts what changes on a partner's pages without being part of a revision: notices, posts, hours.
GRANT UPDATE (changes) ON partners TO app;
--> statement-breakpoint
-- The one question that may be asked before the partner is known. Fixed search path: CVE-2018-1058.
CREATE FUNCTION partner_by_host(
  host text, OUT partner_id integer, OUT published_revision integer, OUT is_suspended boolean
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT p.partner_id, p.published_revision, p.suspended_at IS NOT NULL
  FROM partner_hosts h JOIN partners p ON p.partner_id = h.partner_id
  WHERE h.host = $1
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION partner_by_host(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION partner_by_host(text) TO app;
--> statement-breakpoint
-- Consoles that are open hear at once of what anybody changes. Told twice in a transaction, it is one piece of news.
CREATE FUNCTION tell_consoles() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('danjang_news', json_build_object(
    'partnerId', coalesce(NEW.partner_id, OLD.partner_id), 'changed', TG_ARGV[0], 'isNew', TG_OP = 'INSERT'
  )::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reservations_told AFTER INSERT OR UPDATE OR DELETE ON reservations
FOR EACH ROW EXECUTE FUNCTION tell_consoles('reservations');
--> statement-breakpoint
CREATE TRIGGER waitings_told AFTER INSERT OR UPDATE OR DELETE ON waitings
FOR EACH ROW EXECUTE FUNCTION tell_consoles('waitings');
--> statement-breakpoint
CREATE TRIGGER consultations_told AFTER INSERT OR UPDATE OR DELETE ON consultations
FOR EACH ROW EXECUTE FUNCTION tell_consoles('consultations');
--> statement-breakpoint
CREATE TRIGGER customer_posts_told AFTER INSERT OR UPDATE OR DELETE ON customer_posts
FOR EACH ROW EXECUTE FUNCTION tell_consoles('notice-customer-boards');
--> statement-breakpoint
-- Whatever people change by the console is in its log, once: one trigger tells of every resource and setting.
CREATE FUNCTION tell_consoles_of_logged() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('danjang_news', json_strip_nulls(json_build_object(
    'partnerId', NEW.partner_id, 'changed', NEW.resource, 'isNew', NEW.action = 'CREATED',
    'key', NEW.row_id::text, 'by', NEW.account_name
  ))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What has a trigger of its own is not told of twice, and a look changes nothing.
CREATE TRIGGER audit_log_told AFTER INSERT ON audit_log
FOR EACH ROW WHEN (NEW.resource NOT IN ('waitings', 'consultations', 'notice-customer-boards') AND NEW.action NOT IN ('REVEALED', 'EXPORTED'))
EXECUTE FUNCTION tell_consoles_of_logged();
--> statement-breakpoint
-- The etag is that of backend/site/draft-store.ts: a console knows by it what it has saved itself.
CREATE FUNCTION tell_consoles_of_draft() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('danjang_news', json_strip_nulls(json_build_object(
    'partnerId', coalesce(NEW.partner_id, OLD.partner_id), 'changed', 'drafts', 'isNew', TG_OP = 'INSERT',
    'key', coalesce(NEW.kind, OLD.kind) || '/' || coalesce(NEW.key, OLD.key),
    'etag', '"' || left(NEW.hash, 32) || '"',
    'by', (SELECT a.name FROM accounts a WHERE a.partner_id = NEW.partner_id AND a.id = NEW.updated_by)
  ))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER drafts_told AFTER INSERT OR UPDATE OR DELETE ON drafts
FOR EACH ROW EXECUTE FUNCTION tell_consoles_of_draft();
--> statement-breakpoint
CREATE TRIGGER revisions_told AFTER INSERT ON revisions
FOR EACH ROW EXECUTE FUNCTION tell_consoles('revisions');
--> statement-breakpoint
CREATE TRIGGER presence_told AFTER INSERT OR DELETE ON presence
FOR EACH ROW EXECUTE FUNCTION tell_consoles('presence');
--> statement-breakpoint
-- That somebody is still where they were is no news.
CREATE TRIGGER presence_moved AFTER UPDATE ON presence
FOR EACH ROW WHEN ((OLD.place, OLD.field) IS DISTINCT FROM (NEW.place, NEW.field))
EXECUTE FUNCTION tell_consoles('presence');
