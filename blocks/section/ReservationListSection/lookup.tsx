import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockData } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { FormPage } from '#ui/form-page.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { containerClass } from '#ui/layout.tsx'
import { signInAddress } from '#ui/return-path.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type block from './block.ts'
import { Opened } from './opened.tsx'
import { Ahead } from './ahead.tsx'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { guestReservationQuery, reviewPlacesQuery, type GuestKey, type GuestReservation } from './queries.ts'
import * as styles from './styles.ts'

type Found = { key: GuestKey; reservation: GuestReservation }

const opened = (reservation: GuestReservation): Found => ({
  key: { linkToken: reservation.linkToken },
  reservation,
})

/** Guests find their bookings by phone, with a code or a booking's number; members are led to sign in. */
export function Lookup({ data }: { data: BlockData<typeof block> }) {
  const [ahead, setAhead] = useState<GuestReservation[]>()
  const [found, setFound] = useState<Found>()
  const leave = () => {
    setFound(undefined)
    if (ahead && ahead.length < 2) setAhead(undefined)
  }
  if (found) return <OfGuest found={found} onLeave={leave} />
  if (ahead)
    return <Ahead rows={ahead} onOpen={(one) => setFound(opened(one))} onLeave={() => setAhead(undefined)} />
  return (
    <LookupForm
      data={data}
      onFound={setFound}
      onAhead={(rows) => {
        const [only, ...others] = rows
        setAhead(rows)
        if (only && others.length === 0) setFound(opened(only))
      }}
    />
  )
}

function OfGuest({ found, onLeave }: { found: Found; onLeave: () => void }) {
  const { api } = useQueryContext()
  const { key } = found
  const one = guestReservationQuery(api, key)
  const queryClient = useQueryClient()
  const openReservation = useApplicationStore((state) => state.openReservation)
  // Asked again once the widget has moved it.
  const { data: reservation, refetch } = useQuery({ ...one, initialData: found.reservation })
  const cancel = useMutation(callMutation(api, 'POST /guest/reservations/cancel'))
  const move = async () => {
    // Its link ends after half an hour.
    const { data: now = reservation } = await refetch()
    openReservation('treatment', { reservation: now.linkToken, isMove: true })
  }
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        <h1 className={styles.title()}>예약 내용</h1>
        <Opened
          reservation={reservation}
          onCancel={async (reason) => {
            const cancelled = await cancel.mutateAsync({ body: { ...key, reason } })
            queryClient.setQueryData(one.queryKey, { ...reservation, ...cancelled })
          }}
          onMove={() => void move()}
          loadCalendar={() => api.request('POST /guest/reservations/calendar', { body: key })}
          reviewPlaces={reviewPlacesQuery(api, reservation, key)}
        />
        <p className={styles.back()}>
          <button type="button" onClick={onLeave}>
            다른 예약 찾기
          </button>
        </p>
      </div>
    </section>
  )
}

type LookupFormProps = {
  data: BlockData<typeof block>
  onFound: (found: Found) => void
  onAhead: (ahead: GuestReservation[]) => void
}

function LookupForm({ data, onFound, onAhead }: LookupFormProps) {
  const { path } = useQueryContext()
  const [hasNumber, setHasNumber] = useState(false)
  return (
    <FormPage title={data.lookupTitle} lead={data.lookupLead}>
      {hasNumber ? <NumberForm onFound={onFound} /> : <PhoneCodeForm onFound={onAhead} />}
      <p className={styles.others()}>
        <button
          type="button"
          className={buttonClass({ look: 'text', size: 'small' })}
          onClick={() => setHasNumber(!hasNumber)}
        >
          {hasNumber ? '문자 인증번호로 찾기' : '예약 번호로 찾기'}
        </button>
      </p>
      <div className={styles.members()}>
        <p>회원이시면 로그인해서 모든 예약을 보실 수 있습니다.</p>
        <a href={signInAddress(path)} className={buttonClass({ look: 'outline', size: 'large' })}>
          로그인
        </a>
      </div>
    </FormPage>
  )
}

function NumberForm({ onFound }: Pick<LookupFormProps, 'onFound'>) {
  const { api } = useQueryContext()
  const lookup = useMutation(callMutation(api, 'POST /guest/reservations/lookup'))
  const form = useSiteForm<{ phone: string; code: string }>()
  const { errors, isSubmitting } = form.formState
  const send = async ({ phone, code }: { phone: string; code: string }) => {
    const key = { phone, code: code.trim().toUpperCase() }
    onFound({ key, reservation: await lookup.mutateAsync({ body: key }) })
  }
  return (
    <Form onSubmit={form.send(send)}>
      <TextField
        label="휴대전화"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="010-1234-5678"
        fault={form.faultOf('phone')}
        {...form.register('phone', rules.phone)}
      />
      <TextField
        label="예약 번호"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        hint="예약 안내 문자와 예약을 마친 화면에 있습니다."
        fault={form.faultOf('code')}
        {...form.register('code', { required: '예약 번호를 입력해 주세요.' })}
      />
      <FormSummary message={errors.root?.message} faults={[form.faultOf('phone'), form.faultOf('code')]} />
      <SubmitButton isBusy={isSubmitting}>예약 찾기</SubmitButton>
    </Form>
  )
}
