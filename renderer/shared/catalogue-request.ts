import type { Slot } from '#schema/block.ts'

/** A block type as the catalogue lists it. */
export type CatalogueType = {
  component: string
  slot: Slot
  version: number
  title: string
  description: string
  /** Kinds of data, each with what the registry says against it, if anything. */
  variants: { id: string; title: string; problem?: string }[]
}

/** Data that the catalogue's document carries to the browser. */
export type CatalogueData = { types: CatalogueType[]; themes: { id: string; title: string }[] }

/** Input of vike for a document of the catalogue. */
export type CatalogueRequest = {
  data: CatalogueData
  /** Rule with the theme in which parts of the interface are shown; the tool itself has none. */
  themeStyles: string
}

declare global {
  namespace Vike {
    interface PageContextServer {
      catalogue?: CatalogueRequest
    }
  }
}
