import { momentText } from '#schema/plain/days.ts'
import { copyRow } from '#admin/kit/parts/layout.styles.ts'
import { button, input } from '#admin/kit/parts/styles.ts'
import { stack, until as untilLine } from './styles.ts'

type MadeLinkProps = { address: string; until: string; isCopied: boolean; onCopy: () => void }

/** Shows the address of a new link, this once: to be copied, or handed to the phone's share sheet. */
export function MadeLink({ address, until, isCopied, onCopy }: MadeLinkProps) {
  const share = { title: '사이트 미리보기', url: address }
  return (
    <div className={stack()}>
      <div className={copyRow()}>
        <input
          className={input()}
          value={address}
          readOnly
          aria-label="미리보기 링크 주소"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={button()} onClick={onCopy}>
          복사
        </button>
        {navigator.canShare?.(share) && (
          <button
            type="button"
            className={button({ look: 'primary' })}
            // The sheet rejects when it is closed without sending.
            onClick={() => void navigator.share(share).catch(() => {})}
          >
            보내기
          </button>
        )}
      </div>
      <p className={untilLine()} role="status">
        {isCopied && '복사했습니다. '}
        {momentText(until)}까지 볼 수 있습니다. 이 주소는 창을 닫으면 다시 나오지 않습니다.
      </p>
    </div>
  )
}
