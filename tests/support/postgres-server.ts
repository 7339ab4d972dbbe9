import pg from 'pg'

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

/**
 * Makes a database and returns its address. It is empty, or a copy of the one at another address, which nobody may be
 * connected to; any number of copies may be made at once.
 */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  // By files: half of what it takes by blocks through the log.
  const how = `template ${template ? nameOf(template) : 'template1'} strategy file_copy`
  await runAsAdmin(server, `create database ${name} ${how}`)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

export async function dropDatabase(server: string, databaseUrl: string): Promise<void> {
  await runAsAdmin(server, `drop database ${nameOf(databaseUrl)} with (force)`)
}

/** Runs a statement that nothing in the application could run, such as one that makes a database. */
export async function runAsAdmin(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
