-- How every text and every keyword is compared: normalised (NFKC), in small letters, without spaces, punctuation, symbols
-- and what nobody sees. It does what `foldText` does (schema/plain/fold-text.ts), in a database of any locale. Capitals lose
-- their accents before they become small, and letters that a keyboard writes alone (ㅂ) stay such letters.
CREATE OR REPLACE FUNCTION search_plain(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, pg_temp
AS $$
  SELECT regexp_replace(
    translate(
      normalize(
        translate(
          normalize(value, NFKD),
          'ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐŁŒΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
          'abcdefghijklmnopqrstuvwxyzæðøþđłœαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя'),
        NFKC),
      U&'\1100\1101\11aa\1102\11ac\11ad\1103\1104\1105\11b0\11b1\11b2\11b3\11b4\11b5\111a\1106\1107\1108\1121\1109\110a\110b\110c\110d\110e\110f\1110\1111\1112\1161\1162\1163\1164\1165\1166\1167\1168\1169\116a\116b\116c\116d\116e\116f\1170\1171\1172\1173\1174\1175',
      'ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'),
    '['
    '\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02eb\u02ed\u02ef-\u02ff'
    '\u034f\u0375\u03f6\u0482\u055a-\u055f\u0589-\u058a\u058d-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u05f4'
    '\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u06fd-\u06fe\u0700-\u070d\u070f\u07f6-\u07f9'
    '\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd'
    '\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17'
    '\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fcc\u0fce-\u0fda\u104a-\u104f'
    '\u109e-\u109f\u10fb\u115f-\u1160\u119e\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c'
    '\u16eb-\u16ed\u1735-\u1736\u17b4-\u17b5\u17d4-\u17d6\u17d8-\u17db\u1800-\u180f\u1940\u1944-\u1945\u19de-\u19ff'
    '\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f'
    '\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u200b-\u206f\u20a0-\u20c1\u2104-\u212e\u213a-\u214d\u214f\u218a-\u218b'
    '\u2190-\u2429\u2440-\u244a\u2500-\u2775\u2794-\u2b73\u2b76-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70'
    '\u2e00-\u2e2e\u2e30-\u2e5d\u2e80-\u2e99\u2e9b-\u2ef2\u2ff0-\u3004\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0'
    '\u30fb\u3190-\u3191\u31c0-\u31e5\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e'
    '\ua6f2-\ua6f7\ua700-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce-\ua8cf'
    '\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf'
    '\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ufbb2-\ufdcf\ufdfd-\ufe0f\ufe45-\ufe46\ufeff\ufff0-\ufffd'
    '\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U0001018e\U00010190-\U0001019c'
    '\U000101a0\U000101d0-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857\U00010877-\U00010878\U0001091f\U0001093f'
    '\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c'
    '\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89'
    '\U00011047-\U0001104d\U000110bb-\U000110c1\U000110cd\U00011140-\U00011143\U00011174-\U00011175'
    '\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9'
    '\U000113d4-\U000113d5\U000113d7-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145b\U0001145d\U000114c6'
    '\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b'
    '\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2'
    '\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8'
    '\U00011f43-\U00011f4f\U00011fd5-\U00011ff1\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2'
    '\U00013430-\U0001343f\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45'
    '\U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f-\U0001bca3\U0001cc00-\U0001ccfc'
    '\U0001cd00-\U0001ceb3\U0001ceba-\U0001ced0\U0001cee0-\U0001cef0\U0001cf50-\U0001cfc3\U0001d000-\U0001d0f5'
    '\U0001d100-\U0001d126\U0001d129-\U0001d15d\U0001d16a-\U0001d16c\U0001d173-\U0001d17a\U0001d183-\U0001d184'
    '\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d1ea\U0001d200-\U0001d241\U0001d245\U0001d300-\U0001d356'
    '\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b'
    '\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001eef1'
    '\U0001f000-\U0001f02b\U0001f030-\U0001f093\U0001f0a0-\U0001f0ae\U0001f0b1-\U0001f0bf\U0001f0c1-\U0001f0cf'
    '\U0001f0d1-\U0001f0f5\U0001f10d-\U0001f1ad\U0001f1e6-\U0001f1ff\U0001f260-\U0001f265\U0001f300-\U0001f6d8'
    '\U0001f6dc-\U0001f6ec\U0001f6f0-\U0001f6fc\U0001f700-\U0001f7d9\U0001f7e0-\U0001f7eb\U0001f7f0'
    '\U0001f800-\U0001f80b\U0001f810-\U0001f847\U0001f850-\U0001f859\U0001f860-\U0001f887\U0001f890-\U0001f8ad'
    '\U0001f8b0-\U0001f8bb\U0001f8c0-\U0001f8c1\U0001f8d0-\U0001f8d8\U0001f900-\U0001fa57\U0001fa60-\U0001fa6d'
    '\U0001fa70-\U0001fa7c\U0001fa80-\U0001fa8a\U0001fa8e-\U0001fac6\U0001fac8\U0001facd-\U0001fadc'
    '\U0001fadf-\U0001faea\U0001faef-\U0001faf8\U0001fb00-\U0001fb92\U0001fb94-\U0001fbfa\U000e0000-\U000e0fff'
    ']+', '', 'g')
$$;
--> statement-breakpoint
-- Each name by itself, so that nothing is found across two of them.
CREATE OR REPLACE FUNCTION search_initials_of(names text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = public, pg_catalog, pg_temp
AS $$
  SELECT coalesce(string_agg(search_initials(name), ',' ORDER BY place), '')
  FROM unnest(names) WITH ORDINALITY AS each (name, place)
$$;
--> statement-breakpoint
-- Kept columns follow when what they are made of is written again.
UPDATE "before_afters" SET "title" = "title";--> statement-breakpoint
UPDATE "boards" SET "title" = "title";--> statement-breakpoint
UPDATE "customers" SET "name" = "name";--> statement-breakpoint
UPDATE "employees" SET "name" = "name";--> statement-breakpoint
UPDATE "events" SET "title" = "title";--> statement-breakpoint
UPDATE "exhibitions" SET "title" = "title";--> statement-breakpoint
UPDATE "facilities" SET "name" = "name";--> statement-breakpoint
UPDATE "faqs" SET "question" = "question";--> statement-breakpoint
UPDATE "files" SET "alt" = "alt";--> statement-breakpoint
UPDATE "notices" SET "title" = "title";--> statement-breakpoint
UPDATE "products" SET "name" = "name";
