/** What the widget knows of its clinic before it asks anything: written into its document by the server. */
export type WidgetSite = {
  name: string
  tel: string | null
  address: string | null
  kakaoTalkUrl: string | null
  hasPriceView: boolean
  isIncludeVat: boolean
  /** Origins, beside its own, whose pages may hold the widget. */
  embedOrigins: string[]
}
