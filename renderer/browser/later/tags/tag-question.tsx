import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import * as styles from './tag-question.styles.ts'

/** Asks whether visits may be measured. To refuse takes as much as to agree, and the page stays in use beside it. */
export function TagQuestion() {
  const give = useApplicationStore((state) => state.giveTagConsent)
  return (
    <section aria-label="방문 분석 동의" className={styles.card()}>
      <p className={styles.words()}>
        사이트를 개선하려고 방문한 페이지를 분석합니다. 예약 내용은 보내지 않으며, 거부해도 그대로 이용할 수
        있습니다.{' '}
        <a href="/terms/privacy-policy" className={styles.link()}>
          자세히
        </a>
      </p>
      <div className={styles.buttons()}>
        <button
          type="button"
          className={buttonClass({ look: 'quiet', size: 'small' })}
          onClick={() => give('denied')}
        >
          거부
        </button>
        <button
          type="button"
          className={buttonClass({ look: 'primary', size: 'small' })}
          onClick={() => give('granted')}
        >
          동의
        </button>
      </div>
    </section>
  )
}
