import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { checkedEnding, readChecked, writeChecked } from '#backend/clinic/files/checked-file.ts'
import type { PictureColours } from '#renderer/server/first-picture.ts'
import { FontSet, type Subset } from '../fonts/font-set.ts'

/** Parts made in advance for a clinic's pages. */
export type PreparedSite = {
  /** Stands for what pages say of it: the same fonts and colours have the same name. */
  name: string
  /** The state of the site and the build that it was made from. */
  version: string
  /** Moment at which it stops holding, in ms since 1970. */
  until: number
  fonts: FontSet
  /** Colours of the pictures that pages show first. */
  colours: PictureColours
  /** Addresses of the pictures that are made in advance. */
  pictures: string[]
  /** Moment at which all of them were there, in ms since 1970; 0 before that. */
  picturesAt: number
}

type Stored = Omit<PreparedSite, 'name' | 'fonts'> & { subsets: readonly Subset[] }

function withName(site: Omit<PreparedSite, 'name'>): PreparedSite {
  const hash = createHash('sha256').update(`${site.fonts.id} ${JSON.stringify(site.colours)}`)
  return { ...site, name: hash.digest('base64url').slice(0, 12) }
}

/** Clinics whose state is kept in memory. */
const kept = 1_000

/** Remembers what is ready for which clinic, on disk too, so that a restart makes nothing anew. */
export class PreparedSites {
  readonly #folder: string
  readonly #sites = new LRUCache<number, { site: PreparedSite | undefined }>({ max: kept })

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns what is in memory, without reading the disk. */
  known(partnerId: number): PreparedSite | undefined {
    return this.#sites.get(partnerId)?.site
  }

  async find(partnerId: number): Promise<PreparedSite | undefined> {
    const entry = this.#sites.get(partnerId)
    if (entry) return entry.site
    const site = await this.#read(partnerId)
    // Looks again: something may have been kept meanwhile.
    if (!this.#sites.has(partnerId)) this.#sites.set(partnerId, { site })
    return this.known(partnerId)
  }

  /** Keeps it in memory, and on disk as far as that works. */
  async keep(partnerId: number, site: Omit<PreparedSite, 'name'>): Promise<void> {
    this.#sites.set(partnerId, { site: withName(site) })
    const { fonts, ...rest } = site
    const stored: Stored = { ...rest, subsets: fonts.subsets }
    await writeChecked(this.#path(partnerId), Buffer.from(JSON.stringify(stored)))
  }

  async #read(partnerId: number): Promise<PreparedSite | undefined> {
    const bytes = await readChecked(this.#path(partnerId))
    if (!bytes) return undefined
    const { subsets, ...rest } = JSON.parse(bytes.toString('utf8')) as Stored
    return withName({ ...rest, fonts: new FontSet(subsets) })
  }

  #path(partnerId: number): string {
    return join(this.#folder, `${partnerId}${checkedEnding}`)
  }
}
