import { isNull } from 'drizzle-orm'
import { accounts } from './table.ts'

/**
 * Condition over `accounts` that an account is not disabled. Every credential of an account is read together with it, so
 * that all of them are dead on every node the moment the account is. Source: docs/product.md, X20.
 */
export const isAlive = isNull(accounts.disabledAt)
