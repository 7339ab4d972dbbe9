import type { Popup } from '#schema/popups.ts'
import { choosePopups, type Device } from '#ui/popup/choose-popups.ts'
import type { PopupType } from '#ui/popup/popup-size.ts'

export type PopupsToClose = { path: string } & Record<Device, number>

const nothingClosed: ReadonlySet<number> = new Set()

/**
 * How many popups a visitor closes on each page, by the rule by which the site chooses them (docs/product.md, U1): the
 * pages with most of them first.
 */
export function popupsToClose(popups: readonly Popup[], now: Date): PopupsToClose[] {
  const count = (path: string, device: Device) =>
    choosePopups(popups, { path, device, now, without: nothingClosed }).length
  const most = ({ PC, MOBILE }: PopupsToClose) => Math.max(PC, MOBILE)
  return [...new Set(popups.flatMap(({ locations }) => locations))]
    .map((path) => ({ path, PC: count(path, 'PC'), MOBILE: count(path, 'MOBILE') }))
    .filter((page) => most(page) > 0)
    .sort((a, b) => most(b) - most(a) || a.path.localeCompare(b.path))
}

/** Pages that are named; more than these are counted. */
const mostNamed = 5

/**
 * Tells it to an admin. A grid shows the popups of a PC all at once, anything else one after another. `titles`: of pages,
 * by their paths.
 */
export function tellPopups(
  pages: readonly PopupsToClose[],
  type: PopupType,
  titles: ReadonlyMap<string, string>,
): string {
  if (pages.length === 0) return '지금 방문자가 닫아야 할 팝업은 없습니다.'
  const tell = ({ path, PC, MOBILE }: PopupsToClose) => {
    const onPc = type === 'GRID' && PC > 1 ? `PC ${PC}개(한꺼번에)` : `PC ${PC}개`
    const counts = [PC > 0 && onPc, MOBILE > 0 && `모바일 ${MOBILE}개`].filter(Boolean).join('·')
    return `${path === '/' ? '홈' : (titles.get(path) ?? path)} ${counts}`
  }
  const others = pages.length > mostNamed ? `, 그 밖의 페이지 ${pages.length - mostNamed}곳` : ''
  const inTurn = pages.some(({ PC, MOBILE }) => MOBILE > 1 || (type === 'LAYER' && PC > 1))
  const advice = inTurn
    ? ' 하나를 닫아야 다음 팝업이 나오므로, 한 페이지에 하나만 두면 방문자가 본문을 더 빨리 봅니다.'
    : ''
  return `지금 방문자가 닫아야 할 팝업: ${pages.slice(0, mostNamed).map(tell).join(', ')}${others}.${advice}`
}
