import { addDays, dayText } from '#schema/plain/days.ts'
import { Link } from '#admin/kit/parts/link.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

const dayLength = 86_400_000

/**
 * How far ahead a change of terms is announced, beside the days that are left. Source: standard terms of electronic
 * commerce (Fair Trade Commission, no. 10023), article 3.
 */
export function AnnounceNotice({ effectiveOn }: { effectiveOn: string }) {
  const today = useToday()
  const left = /^\d{4}-\d\d-\d\d$/.test(effectiveOn)
    ? Math.round((Date.parse(effectiveOn) - Date.parse(today)) / dayLength)
    : undefined
  return (
    <div className={notice({ tone: left !== undefined && left < 7 ? 'warning' : 'plain' })}>
      <p>
        {left !== undefined && left > 0 && (
          <>
            시행일까지 <b>{left}일</b> 남습니다.{' '}
          </>
        )}
        바뀌는 내용은 보통 시행 7일 전부터, 회원에게 불리한 내용이면 30일 전부터 알립니다(전자상거래 표준약관
        제3조). 오늘 알린다면 각각 {dayText(addDays(today, 7))}과 {dayText(addDays(today, 30))}부터 시행할 수
        있습니다. 지금 약관에 다른 기간을 적어 두었다면 그 기간을 따라 주세요.
      </p>
      <Link to="/content/notices/new" className={button()}>
        공지 작성
      </Link>
    </div>
  )
}
