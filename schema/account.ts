/**
 * Who may do what in the console. An owner may everything, a manager runs the clinic's site, an editor writes it, and
 * the desk sees to customers and reservations. Source: design/expectations, "Operators".
 */
export const roles = ['owner', 'manager', 'editor', 'desk'] as const
export type Role = (typeof roles)[number]
