import { useState, type ReactNode } from 'react'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { body, lead, sub } from '../panel.styles.ts'
import { Foot } from '../parts/foot.tsx'
import { fault as faultClass } from '../parts/parts.styles.ts'
import { messageOf } from './use-hold.ts'
import type { Requester } from './use-requester.tsx'

type SendStepProps = {
  requester: Requester
  title: string
  /** Quiet words under the title. */
  text: string
  /** Word of the button that sends. */
  label: string
  /** Sends the request. The step shows the message of an error, and asks for the proof or consent that was missing. */
  send: () => Promise<void>
  /** Over the button. */
  foot?: ReactNode
  children: ReactNode
}

/** The last step of a booking, of a place in line and of a request to be called: all once more, and what must be agreed to. */
export function SendStep({ requester, title, text, label, send, foot, children }: SendStepProps) {
  const { left, learn, consents } = requester
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await send()
    } catch (error) {
      setBusy(false)
      learn(error)
      setFault(messageOf(error))
    }
  }
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>{title}</h2>
        <p className={sub()}>{text}</p>
        {children}
        {consents}
        {fault && (
          <p className={faultClass()} role="alert">
            {fault}
          </p>
        )}
      </div>
      <Foot
        label={label}
        disabled={left > 0}
        reason={`필수 동의 ${left}개가 남았습니다.`}
        isBusy={isBusy}
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
