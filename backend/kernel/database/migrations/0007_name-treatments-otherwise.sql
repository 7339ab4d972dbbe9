ALTER TABLE "products" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search_initials";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_initials" text GENERATED ALWAYS AS (search_initials_of(array_prepend(name, aliases || tags))) STORED;--> statement-breakpoint
ALTER TABLE "products" drop column "search_text";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(name || ' ' || array_to_text(aliases || tags) || ' ' || summary || ' ' || translated_words(translations))) STORED;
