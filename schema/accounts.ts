import { z } from 'zod'
import { newPassword } from './customers.ts'

/**
 * Roles in the console. An owner may do everything, a manager runs the clinic's site, an editor writes it, and the desk
 * sees to customers and reservations. Source: docs/product.md, C5.
 */
export const roles = ['owner', 'manager', 'editor', 'desk'] as const
export type Role = (typeof roles)[number]

export const accountName = z.string().trim().min(1, '이름을 적어 주세요.').max(60, '이름은 60자까지입니다.')

/** A console account as it is made. Its e-mail is kept in lower case. */
export const newAccount = z.object({
  email: z.email('이메일 주소를 확인해 주세요.').max(200),
  name: accountName,
  role: z.enum(roles),
  password: newPassword,
})
export type NewAccount = z.infer<typeof newAccount>
