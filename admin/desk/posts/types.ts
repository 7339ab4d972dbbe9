import type { CallOutput } from '#api/client.ts'

/** A customer's post in the list of the console. */
export type ConsolePost = CallOutput<'GET /admin/notice-customer-boards'>['rows'][number]
