import type { TreatmentWord } from '#schema/plain/treatment-word.ts'

/** Facts of the clinic that the widget knows before it asks anything: the server writes them into its document. */
export type WidgetSite = {
  name: string
  tel: string | null
  address: string | null
  kakaoTalkUrl: string | null
  hasPriceView: boolean
  isIncludeVat: boolean
  /** What the clinic calls a treatment. */
  treatmentWord: TreatmentWord
  /** Origins, beside its own, whose pages may hold the widget. */
  embedOrigins: string[]
}
