import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { getPopupsQueryOptions } from '#api/queries/get-popups.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../admin-context.tsx'
import { notice } from '../parts/styles.ts'
import { popupsToClose, type PopupsToClose } from './popups-to-close.ts'

/** Pages that are named; more than these are counted. */
const mostNamed = 5

/** Says how many popups a visitor has to close on each page, as the site is now. Source: docs/product.md, O6. */
export function PopupCount() {
  const { api } = useAdmin()
  const popups = useQuery({ ...getPopupsQueryOptions(api), staleTime: 0 })
  const partner = useQuery(getPartnerQueryOptions(api))
  if (!popups.data || !partner.data) return null
  const pages = popupsToClose(popups.data.rows, new Date(popups.dataUpdatedAt))
  const isGrid = partner.data.homepageConfig.popupType === 'GRID'
  if (pages.length === 0) {
    return (
      <div className={notice()} role="status">
        <p>지금 방문자가 닫아야 할 팝업은 없습니다.</p>
      </div>
    )
  }
  const named = pages.slice(0, mostNamed)
  return (
    <div className={notice()} role="status">
      <p>
        지금 방문자가 닫아야 할 팝업: {named.map((page) => wordsOf(page, isGrid)).join(', ')}
        {pages.length > mostNamed && `, 그 밖의 페이지 ${pages.length - mostNamed}곳`}.
        {pages.some(({ PC, MOBILE }) => (isGrid ? MOBILE : Math.max(PC, MOBILE)) > 1) &&
          ' 하나를 닫으면 다음 팝업이 나옵니다. 한 페이지에 하나면 방문자가 본문을 바로 볼 수 있습니다.'}
      </p>
    </div>
  )
}

function wordsOf({ path, PC, MOBILE }: PopupsToClose, isGrid: boolean): string {
  const page = path === '/' ? '홈' : path
  const onPc = isGrid && PC > 1 ? `${PC}개 한꺼번에` : `${PC}개`
  return PC === MOBILE && !(isGrid && PC > 1) ? `${page} ${PC}개` : `${page} PC ${onPc} · 모바일 ${MOBILE}개`
}
