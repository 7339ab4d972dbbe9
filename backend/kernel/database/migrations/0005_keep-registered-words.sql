-- A template that a clinic has registered for Alimtalk has the words of then: they go on as its own, since the product's
-- words now name the booking's number and the clinic's address.
UPDATE "notification_templates" t SET "words" = w.words
FROM (VALUES
  ('RECEIVED', E'[#{병원}] #{이름}님, 예약 신청을 받았습니다.\n#{날짜} #{시각}\n병원이 확정하면 알려 드립니다.\n확인·변경·취소: #{링크}'),
  ('CONFIRMED', E'[#{병원}] #{이름}님, 예약이 확정되었습니다.\n#{날짜} #{시각}\n확인·변경·취소: #{링크}'),
  ('MOVED', E'[#{병원}] #{이름}님, 예약 시간이 바뀌었습니다.\n#{날짜} #{시각}\n확인·변경·취소: #{링크}'),
  ('REMINDER', E'[#{병원}] #{이름}님, 예약을 알려 드립니다.\n#{날짜} #{시각}\n확인·변경·취소: #{링크}')
) AS w (kind, words)
WHERE t."kind" = w.kind AND t."audience" = 'visitor' AND t."words" IS NULL AND t."template_code" <> '';
