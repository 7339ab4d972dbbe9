import { trustAddresses, trustHops, trustNone, type TrustProxy } from '#backend/kernel/http/forwarded.ts'
import { z } from 'zod'
import {
  checkNotifications,
  notificationVariables,
  readNotifications,
} from './messages/notifications/settings.ts'
import type { S3Options } from './clinic/files/s3-blobs.ts'
import {
  certificationOrigins,
  certificationVariables,
  checkCertification,
  readCertificationSettings,
} from './people/certification/settings.ts'
import { readSocialOrigins, socialVariables } from './people/social-sign-in/settings.ts'
import { usualLimits } from './kernel/database/limits.ts'
import { readKey } from './kernel/credentials/open-secret-box.ts'
import { passwordCostVariable } from './kernel/credentials/password-cost.ts'

/** An empty variable counts as one that is not set, as it comes from `VAR= npm start`. */
const blankIsUnset = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number, 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number, 0 to 65535')

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address, such as https://api.example.com/_api',
})
/** `true`: one proxy; a number of proxies in a row; or their addresses. */
const trustedProxies = z
  .string()
  .default('false')
  .transform((value, context): TrustProxy => {
    if (value === 'false') return trustNone
    if (value === 'true') return trustHops(1)
    if (/^\d$/.test(value)) return trustHops(Number(value))
    try {
      return trustAddresses(value)
    } catch {
      const message =
        'must be true, false, how many proxies stand in a row, or their addresses, such as 10.0.0.0/8, loopback'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
  })

/** A whole number between two bounds. `unit` appears in the error. */
const wholeNumber = (least: number, most: number, unit: string) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number of ${unit}, ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${least} to ${most} ${unit}`)

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

const s3Variables = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

const variables = z
  .object({
    PORT: blankIsUnset(port.default(3000)),
    HOST: blankIsUnset(z.string().optional()),
    DATA_DIR: blankIsUnset(z.string().default('.data')),
    DATABASE_URL: blankIsUnset(
      z
        .url({
          protocol: /^postgres(ql)?$/,
          error: 'must be a PostgreSQL address, such as postgres://user:password@host:5432/danjang',
        })
        .optional(),
    ),
    DATABASE_PATIENCE: blankIsUnset(wholeNumber(100, 60_000, 'milliseconds').default(usualLimits.patience)),
    DATABASE_POOL: blankIsUnset(wholeNumber(2, 200, 'connections').default(usualLimits.connections)),
    DATABASE_TIMEOUT: blankIsUnset(
      wholeNumber(1_000, 120_000, 'milliseconds').default(usualLimits.statementTimeout),
    ),
    DRAIN_SECONDS: blankIsUnset(wholeNumber(0, 300, 'seconds').optional()),
    DATABASE_LOCK_TIMEOUT: blankIsUnset(
      wholeNumber(100, 120_000, 'milliseconds').default(usualLimits.lockTimeout),
    ),
    WEB_CONCURRENCY: blankIsUnset(wholeNumber(1, 64, 'processes').default(1)),
    PAGE_CACHE_MB: blankIsUnset(wholeNumber(8, 1_000_000, 'megabytes').optional()),
    DISK_CACHE_MB: blankIsUnset(wholeNumber(64, 10_000_000, 'megabytes').optional()),
    API_BASE_URL: blankIsUnset(httpAddress.transform(withoutSlash).optional()),
    ADMIN_EMAIL: blankIsUnset(z.email({ error: 'must be an e-mail address' }).optional()),
    ADMIN_PASSWORD: blankIsUnset(z.string().min(8, 'must have at least 8 characters').optional()),
    SEED: blankIsUnset(z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional()),
    LOG_LEVEL: blankIsUnset(
      z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
          error: 'must be one of fatal, error, warn, info, debug, trace, silent',
        })
        .default('info'),
    ),
    ACCESS_LOG: blankIsUnset(z.enum(['on', 'off'], { error: 'must be on or off' }).default('off')),
    METRICS_PORT: blankIsUnset(port.optional()),
    METRICS_HOST: blankIsUnset(z.string().default('127.0.0.1')),
    TRUST_PROXY: blankIsUnset(trustedProxies),
    OPERATOR_HOST: blankIsUnset(
      z
        .string()
        .toLowerCase()
        .regex(
          /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
          'must be a host name without scheme and port, such as operator.example.com',
        )
        .optional(),
    ),
    PASSWORD_COST: passwordCostVariable,
    SECRETS_KEY: blankIsUnset(
      z
        .string()
        .transform((text) => text.split(',').map(readKey))
        .refine(
          (keys): keys is Buffer[] => keys.every((key) => key !== null),
          'must be 32 random bytes in Base64, as `openssl rand -base64 32` writes them; several divided by commas, the newest first',
        )
        .default([]),
    ),
    PREPARATION: blankIsUnset(z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
    WEBHOOK_TARGETS: blankIsUnset(
      z.enum(['public', 'local'], { error: 'must be public or local' }).default('public'),
    ),
    S3_ENDPOINT: blankIsUnset(httpAddress.transform(withoutSlash).optional()),
    S3_BUCKET: blankIsUnset(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
        .optional(),
    ),
    S3_REGION: blankIsUnset(
      z
        .string()
        .regex(/^[\w-]{1,40}$/, 'must be the name of a region, such as ap-northeast-2')
        .optional(),
    ),
    S3_ACCESS_KEY_ID: blankIsUnset(z.string().max(200).optional()),
    S3_SECRET_ACCESS_KEY: blankIsUnset(z.string().max(200).optional()),
    ...certificationVariables,
    ...notificationVariables,
    ...socialVariables,
  })
  .superRefine(checkCertification)
  .superRefine(checkNotifications)
  .superRefine(({ OPERATOR_HOST, API_BASE_URL }, context) => {
    if (OPERATOR_HOST === undefined || API_BASE_URL === undefined) return
    const message = 'is for the server that has the database: this one asks the API of API_BASE_URL'
    context.addIssue({ code: 'custom', path: ['OPERATOR_HOST'], message })
  })
  .superRefine(({ WEB_CONCURRENCY, DATABASE_URL, API_BASE_URL }, context) => {
    if (WEB_CONCURRENCY === 1 || DATABASE_URL !== undefined || API_BASE_URL !== undefined) return
    const message = 'above 1 needs DATABASE_URL: one process alone opens the embedded database'
    context.addIssue({ code: 'custom', path: ['WEB_CONCURRENCY'], message })
  })
  .superRefine((values, context) => {
    const missing = s3Variables.filter((name) => values[name] === undefined)
    if (missing.length === 0 || missing.length === s3Variables.length) return
    for (const name of missing) {
      const message = `must be set too: the file store needs all of ${s3Variables.join(', ')}, or none`
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })
  .transform((values) => ({
    port: values.PORT,
    /** Unset: every interface, IPv4 and IPv6. */
    host: values.HOST,
    dataDir: values.DATA_DIR,
    /** Unset: the embedded database. */
    databaseUrl: values.DATABASE_URL,
    /** Seconds for which `/readyz` says 503 before the port closes. A node with PGlite has no other beside it. */
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL || values.API_BASE_URL ? 5 : 0),
    databaseLimits: {
      patience: values.DATABASE_PATIENCE,
      connections: values.DATABASE_POOL,
      statementTimeout: values.DATABASE_TIMEOUT,
      lockTimeout: values.DATABASE_LOCK_TIMEOUT,
    },
    /** Processes that share the port. */
    processes: values.WEB_CONCURRENCY,
    /** Memory of all processes for finished pages, in MiB. Unset: a quarter of the machine's. */
    pageCacheMb: values.PAGE_CACHE_MB,
    /** Disk of all processes for `DATA_DIR/cache`, in MiB. Unset: a tenth of the disk. */
    diskCacheMb: values.DISK_CACHE_MB,
    /** Without a slash at its end. Unset: the embedded API. */
    apiBaseUrl: values.API_BASE_URL,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    /** A shared database may hold real clinics, so the demo comes into it only if `SEED` says so. */
    seed: values.SEED ?? (values.DATABASE_URL === undefined ? 'demo' : 'none'),
    /**
     * Makes the clinics' fonts and pictures ahead of their visitors, in the background. Off: what is there is used.
     */
    preparesAhead: values.PREPARATION === 'on',
    logLevel: values.LOG_LEVEL,
    /** Keys that seal secrets, the newest first. Empty: the one that is kept below `dataDir`. */
    secretKeys: values.SECRETS_KEY,
    /** True if the log has a line for each request. */
    logsRequests: values.ACCESS_LOG === 'on',
    /** Port and address for Prometheus. Unset: nothing is measured. */
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    trustProxy: values.TRUST_PROXY,
    /** Host of the operator's console, and of no clinic. Unset: there is none. */
    operatorHost: values.OPERATOR_HOST,
    /** Lets webhooks lead to this machine, also by http. */
    allowsLocalWebhooks: values.WEBHOOK_TARGETS === 'local',
    /** The bucket that pictures are kept in. Unset: files below `dataDir`. */
    s3: readS3(values),
    certification: readCertificationSettings(values),
    /** Origins, beside the site's own, whose scripts a page may load for it. */
    certificationOrigins: certificationOrigins(values, values.API_BASE_URL !== undefined),
    /** Origins of what stands for a site of social sign-in. */
    socialOrigins: readSocialOrigins(values),
    /** Transports of messages besides files below `dataDir`. */
    notifications: readNotifications(values),
  }))

function readS3(
  values: Partial<Record<(typeof s3Variables)[number], string | undefined>>,
): S3Options | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

export type Environment = z.output<typeof variables>

/** All that is read of the environment. */
export const variableNames = Object.keys(variables.in.shape)

/** Thrown for a wrong environment: one line a variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the variables of interfaces.md. Throws `EnvironmentError` with every problem in one message. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const parsed = variables.safeParse(env)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    const shown =
      /PASSWORD|SECRET|KEY|DATABASE_URL|SMTP_URL/.test(name) || env[name] === undefined
        ? ''
        : ` (it is ${JSON.stringify(env[name])})`
    return `  ${name} ${message}${shown}`
  })
  throw new EnvironmentError(`The environment is not right:\n${lines.join('\n')}`)
}
