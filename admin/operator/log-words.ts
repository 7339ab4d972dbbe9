import { clinicTemplates, type ClinicTemplate } from '#schema/plain/clinic-templates.ts'

const quotaNames: Record<string, string> = {
  pages: '페이지',
  accounts: '계정',
  pictureMegabytes: '그림(MB)',
  messages: '한 달 문자·알림톡',
}

/** A value of the log in words: a list of hosts, quotas, or what it is. */
function tell(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${quotaNames[key] ?? key} ${one ?? '제한 없음'}`)
      .join(', ')
  return String(value)
}

/** What an entry tells besides who, what and where: hosts, quotas before and after, an e-mail, a key. */
export function tellDetails({
  before,
  after,
  hosts,
  email,
  key,
  owner,
  template,
}: Record<string, unknown>): string {
  const parts = [
    before !== undefined && after !== undefined && `${tell(before)} → ${tell(after)}`,
    hosts !== undefined && tell(hosts),
    template !== undefined && (clinicTemplates[template as ClinicTemplate] ?? String(template)),
    owner !== undefined && `소유자 ${tell(owner)}`,
    email !== undefined && tell(email),
    key !== undefined && `API 키 ‘${tell(key)}’`,
  ]
  return parts.filter(Boolean).join(' · ')
}
