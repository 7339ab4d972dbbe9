import { formatPhone } from '#ui/format.ts'
import { useContext, useState } from 'react'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { LayerContext } from '#admin/kit/parts/layer.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { person, reveal } from './styles.ts'

type Contacted = { contactName: string; contactPhone: string; isMember: boolean; isMinor: boolean }

type MaskedContactProps = {
  of: Contacted
  /** Asks for the same unmasked, which is written down; left out for who may not. */
  ask?: (() => Promise<Contacted>) | undefined
}

/** Who made a reservation, asked to be called or wrote a post, masked until asked for. */
export function MaskedContact({ of, ask }: MaskedContactProps) {
  const isNoted = useContext(LayerContext) !== null
  const { fault, run } = useWork(undefined, { isNoted })
  const [shown, setShown] = useState<Contacted | null>(null)
  const { contactName, contactPhone } = shown ?? of
  return (
    <div className={person()} data-who>
      <ErrorNote error={fault} />
      <b>{contactName}</b>{' '}
      {!shown && ask && contactPhone !== '' && (
        <button
          type="button"
          className={reveal()}
          title="누가 언제 보았는지 기록됩니다"
          onClick={() => void run(async () => setShown(await ask()))}
        >
          연락처 보기
        </button>
      )}
      <small>
        {shown ? <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a> : formatPhone(contactPhone)}
        {of.isMember && ' · 회원'}
        {of.isMinor && ' · 미성년'}
      </small>
    </div>
  )
}
