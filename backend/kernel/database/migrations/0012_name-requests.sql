ALTER TABLE "notifications" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "traceparent" text;