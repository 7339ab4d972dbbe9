import type { Bound } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { fragment } from '#backend/kernel/database/written-statement.ts'
import { homepageConfig } from '#schema/partners.ts'
import type { LanguageCode } from '#schema/products.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { eventChange } from './running-events.ts'
import { exhibitions } from '#backend/catalogue/exhibitions/table.ts'
import { nextChange } from '#backend/editing/resources/shown.ts'

/** Language and moment of a question; every price in an answer is of the same moment. */
export type Asking = { now: Date; languageCode: LanguageCode }

/** Settings that decide how treatments are shown, besides themselves. */
export type View = Asking & {
  /** Off: no price leaves the API. Source: docs/product.md, V1. */
  hasPriceView: boolean
  isIncludeVat: boolean
  /** Of an event's treatments only the options that it offers are shown. */
  hideEventPageDefaultProductOption: boolean
  /** Moment at which the list of running events, or of exhibitions, next changes. */
  nextEventChange: Date | null
  nextExhibitionChange: Date | null
}

export type ViewRow = { config: unknown; event_change: string | null; exhibition_change: string | null }

const columns = fragment<Bound & { now: string }>((value) => {
  const bound = { partnerId: value('partnerId') }
  const now = value('now')
  return sql`
    (select profile -> 'homepageConfig' from partners where partner_id = ${bound.partnerId}) as config,
    ${eventChange(bound, now)} as event_change, ${nextChange(bound, exhibitions, now)} as exhibition_change`
})

/** Columns that a view is read from; a query of one row may carry them along. */
export const viewColumns = ({ partnerId }: Bound, now: Date): SQL =>
  columns({ partnerId, now: now.toISOString() }, null)

export async function readView(tx: PartnerTransaction, asking: Asking): Promise<View> {
  const { rows } = await tx.execute<ViewRow>(sql`select ${viewColumns(tx, asking.now)}`)
  return toView(rows[0], asking)
}

export function toView(row: ViewRow | undefined, asking: Asking): View {
  const config = (row?.config ?? {}) as Record<string, unknown>
  const { hasPriceView, isIncludeVat, hideEventPageDefaultProductOption } = homepageConfig.shape
  return {
    ...asking,
    // A setting that cannot be read hides: a price shown by mistake cannot be taken back.
    hasPriceView: hasPriceView.safeParse(config.hasPriceView).data ?? false,
    isIncludeVat: isIncludeVat.safeParse(config.isIncludeVat).data ?? true,
    hideEventPageDefaultProductOption:
      hideEventPageDefaultProductOption.safeParse(config.hideEventPageDefaultProductOption).data ?? false,
    nextEventChange: toDate(row?.event_change),
    nextExhibitionChange: toDate(row?.exhibition_change),
  }
}

const toDate = (text: string | null | undefined) => (text ? new Date(text) : null)
