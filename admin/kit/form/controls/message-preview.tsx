import { carrierBytes, fillWords, longBytes, sampleValues, shortBytes } from '#schema/plain/message-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../console/admin-context.tsx'
import { getSessionQueryOptions } from '../../console/get-session.ts'
import { fieldHint } from '../../parts/styles.ts'
import * as styles from './message.styles.ts'

/** A message as a phone shows it, with sample values, and how long it is. */
export function MessagePreview({ words, isOff }: { words: string; isOff: boolean }) {
  const { api } = useAdmin()
  const { data: account } = useQuery(getSessionQueryOptions(api))
  const text = fillWords(words, { ...sampleValues, 병원: account?.partnerName ?? sampleValues.병원 })
  const bytes = carrierBytes(text)
  const isLong = bytes > shortBytes
  return (
    <figure className={styles.phone({ off: isOff })} aria-label="휴대폰에서 보이는 모습">
      <p className={styles.bubble()}>{text}</p>
      <figcaption className={fieldHint()}>
        {bytes.toLocaleString('ko-KR')} / {(isLong ? longBytes : shortBytes).toLocaleString('ko-KR')}바이트 ·{' '}
        {isLong ? '장문 문자(LMS)' : '단문 문자(SMS)'}
        {/\p{Extended_Pictographic}/u.test(text) && ' · 그림 문자는 휴대폰에 따라 깨져 보입니다'}
      </figcaption>
    </figure>
  )
}
