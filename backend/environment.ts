import { z } from 'zod'

/** An empty variable counts as one that is not set, as it comes from `VAR= npm start`. */
const blankIsUnset = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address, such as https://api.example.com/_api',
})
const yesOrNo = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true' || value === '1')

const variables = z
  .object({
    PORT: blankIsUnset(
      z
        .string()
        .regex(/^\d+$/, 'must be a port number, 0 to 65535')
        .default('3000')
        .transform(Number)
        .refine((port) => port <= 65_535, 'must be a port number, 0 to 65535'),
    ),
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
    API_BASE_URL: blankIsUnset(httpAddress.transform((url) => url.replace(/\/+$/, '')).optional()),
    ADMIN_EMAIL: blankIsUnset(z.email({ error: 'must be an e-mail address' }).optional()),
    ADMIN_PASSWORD: blankIsUnset(z.string().min(8, 'must have at least 8 characters').optional()),
    SEED: blankIsUnset(z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo')),
    LOG_LEVEL: blankIsUnset(
      z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
          error: 'must be one of fatal, error, warn, info, debug, trace, silent',
        })
        .default('info'),
    ),
    TRUST_PROXY: blankIsUnset(yesOrNo),
  })
  .transform((values) => ({
    port: values.PORT,
    /** Unset: every interface, IPv4 and IPv6. */
    host: values.HOST,
    dataDir: values.DATA_DIR,
    /** Unset: the embedded database. */
    databaseUrl: values.DATABASE_URL,
    /** Without a slash at its end. Unset: the embedded API. */
    apiBaseUrl: values.API_BASE_URL,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    seed: values.SEED,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
  }))

export type Environment = z.output<typeof variables>

/** What is wrong with the environment: one line a variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the variables of interfaces.md. Throws `EnvironmentError` with every problem in one message. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const parsed = variables.safeParse(env)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    const shown = /PASSWORD|DATABASE_URL/.test(name) ? '' : ` (it is ${JSON.stringify(env[name])})`
    return `  ${name} ${message}${shown}`
  })
  throw new EnvironmentError(`The environment is not right:\n${lines.join('\n')}`)
}
