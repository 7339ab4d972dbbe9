/**
 * The server's own variables, as `backend/environment.ts` reads them. A developer's shell or a deployment's may hold
 * them; tests and benchmarks must not follow them to a real database, bucket or identity provider.
 */
export const settings = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_PATIENCE',
  'DATABASE_POOL',
  'DATABASE_TIMEOUT',
  'DATABASE_LOCK_TIMEOUT',
  'WEB_CONCURRENCY',
  'PAGE_CACHE_MB',
  'DISK_CACHE_MB',
  'DATABASE_URL',
  'DRAIN_SECONDS',
  'API_BASE_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SEED',
  'LOG_LEVEL',
  'ACCESS_LOG',
  'METRICS_PORT',
  'METRICS_HOST',
  'TRUST_PROXY',
  'OPERATOR_HOST',
  'PASSWORD_COST',
  'SECRETS_KEY',
  'PREPARATION',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CERTIFICATION',
  'PORTONE_IMP_CODE',
  'PORTONE_SCRIPT_URL',
  'PORTONE_API_KEY',
  'PORTONE_API_SECRET',
  'PORTONE_API_URL',
  'PORTONE_STORE_ID',
  'PORTONE_CHANNEL_KEY',
  'KAKAO_LOGIN_ORIGIN',
  'NAVER_LOGIN_ORIGIN',
  'SMTP_URL',
  'SMTP_FROM',
  'ALIMTALK_URL',
  'ALIMTALK_KEY',
  'ALIMTALK_FROM',
  'SMS_URL',
  'SMS_KEY',
  'SMS_FROM',
  'WEBHOOK_TARGETS',
]

/** Read by packages: React, Vite and Vitest choose by it. */
const ofPackages = ['NODE_ENV']

/** An environment as it would be if nobody had set the server up. */
export const withoutSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => ![...settings, ...ofPackages].includes(name)))
