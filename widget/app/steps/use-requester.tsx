import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { formatPhone } from '#ui/format.ts'
import { isProven, missingTerms } from '../booking.ts'
import { useWidget } from '../context.ts'
import { Consents } from './consents.tsx'
import { useQuote } from './use-quote.ts'

/** Who asks for a time, and what they agree to: the same for a booking as for a place in line. */
export function useRequester() {
  const { cache, booking, dispatch, member, setMember } = useWidget()
  const quote = useQuote()
  /** A clinic without terms about sensitive data is asked for a plain yes, once the API has said so. */
  const [plain, setPlain] = useState<{ isAgreed: boolean }>()
  const asked = quote.data?.terms ?? []
  const isMinor = booking.isMinor || Boolean(quote.data?.needsGuardianConsent)
  const left =
    missingTerms(asked, booking.agreed).length +
    (isMinor && !booking.guardianConsent ? 1 : 0) +
    (plain && !plain.isAgreed ? 1 : 0)
  const name = member?.name ?? booking.name
  const phone = member?.phone ?? booking.phone

  return {
    quote,
    /** Number of consents that are still needed. */
    left,
    /** `김하늘 · 010-1234-5678` */
    who: `${name} · ${formatPhone(national(phone))}`,
    /** The part of a request that says it all. */
    said: {
      ...(!member && { contactName: booking.name.trim(), contactPhone: booking.phone }),
      ...(!member && isProven(booking) && { phoneProof: booking.proven?.phoneProof }),
      agreements: asked.map(({ id, version }) => ({
        termId: id,
        version,
        isAgreed: booking.agreed[id] ?? false,
      })),
      channel: 'WIDGET' as const,
      sensitiveConsent: plain?.isAgreed ?? false,
      isMinor,
      guardianConsent: isMinor && booking.guardianConsent,
    },
    /** Asks for what a refused request lacked. */
    learn(error: unknown) {
      if (!(error instanceof ApiError)) return
      if (error.errors.some(({ path }) => path === '/sensitiveConsent')) setPlain({ isAgreed: false })
      const isNeeded = error.code === 'proof-needed'
      const isUnknown =
        error.status === 401 || (!member && (isNeeded || error.code.startsWith('phone-proof-')))
      // The session or the proof is over, or the visitor has agreed elsewhere meanwhile: the quote differs now.
      if (isUnknown || ['consent-required', 'terms-changed'].includes(error.code)) cache.clear()
      if (error.status === 401) setMember(null)
      if (isUnknown) dispatch({ type: 'unproved', message: error.message, isNeeded })
    },
    consents: (
      <Consents
        terms={asked}
        plain={plain?.isAgreed}
        onPlain={(isAgreed) => setPlain({ isAgreed })}
        isMinorKnown={quote.data?.needsGuardianConsent ?? false}
      />
    ),
  }
}

/** `01012345678` of `+821012345678`. */
const national = (phone: string) => phone.replace(/^\+82/, '0')

export type Requester = ReturnType<typeof useRequester>
