import { callQuery } from '#api/call-query.ts'
import { momentText } from '#schema/plain/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { answer, answers } from './styles.ts'

/** Lists what those who were sent a preview link have said since the last publication; nothing where nobody has. */
export function PreviewAnswers() {
  const { api } = useAdmin()
  const { data } = useQuery(callQuery(api, 'GET /admin/preview-links'))
  if (!data || data.answers.length === 0) return null
  return (
    <ul className={answers()} aria-label="미리보기 링크로 받은 의견">
      {data.answers.map(({ isApproved, note, answeredAt, isOutdated }) => (
        <li key={answeredAt} className={answer({ kind: isApproved ? 'approved' : 'changes' })}>
          <b>{isApproved ? '공개해도 좋습니다' : '고칠 점이 있습니다'}</b>
          <small>
            {momentText(answeredAt)}
            {isOutdated && ' · 그 뒤로 초안이 바뀌었습니다'}
          </small>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  )
}
