import type { ComponentType } from 'react'

/**
 * What a `*.catalogue.tsx` beside a part of the interface exports by default: the part's page in the catalogue, with
 * a story for each of its states. The file is found by its name; adding one edits no other.
 */
export type CataloguePart = {
  /** Korean name of the part. */
  title: string
  /** One Korean sentence: what it is for. */
  description: string
  /** States by their Korean names, in the order they are shown. */
  stories: Record<string, ComponentType>
}
