import { useState, type ReactNode } from 'react'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { body, lead, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import type { Requester } from './use-requester.tsx'

type SendStepProps = {
  requester: Requester
  title: string
  /** Quiet words under the title. */
  text: string
  /** Word of the button that sends. */
  label: string
  /** Sends the request. The step shows an error over its button, and asks for the proof or consent that was missing. */
  send: () => Promise<void>
  /** Over the button. */
  foot?: ReactNode
  /** Error of a call that its foot makes. */
  error?: unknown
  children: ReactNode
}

/** The last step of a booking, of a place in line and of a request to be called: all once more, and what must be agreed to. */
export function SendStep({ requester, title, text, label, send, foot, children, ...step }: SendStepProps) {
  const { left, learn, consents } = requester
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await send()
    } catch (refusal) {
      setBusy(false)
      learn(refusal)
      setError(refusal)
    }
  }
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>{title}</h2>
        <p className={sub()}>{text}</p>
        {children}
        {consents}
      </div>
      <Foot
        label={label}
        disabled={left > 0}
        reason={`필수 동의 ${left}개가 남았습니다.`}
        isBusy={isBusy}
        error={error ?? step.error}
        onNext={() => void run()}
      >
        {foot}
      </Foot>
    </>
  )
}

/** In place of the step until what it asks of the visitor is known. */
export function Quoting({ quote }: { quote: Requester['quote'] }) {
  return (
    <div className={body()}>
      {quote.error ? (
        <FailureNote sentence="내용을 불러오지 못했습니다." onRetry={quote.retry} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </div>
  )
}
