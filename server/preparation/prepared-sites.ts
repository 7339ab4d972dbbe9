import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PictureColours } from '#renderer/server/first-picture.ts'
import type { PreparedFiles } from '../cache/prepared-files.ts'
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
  hasPictures: boolean
}

/** List of a clinic's prepared files, which all nodes share. */
export type PreparedList = Pick<PreparedSite, 'version' | 'until' | 'colours'> & {
  subsets: readonly Subset[]
  /** Addresses of the pictures that are made in advance. */
  pictures: readonly string[]
  /** True once all pictures are made. */
  hasPictures: boolean
  /** Files that left the list but stay for now, with the moment they left, in ms since 1970. */
  left: readonly { file: string; at: number }[]
}

/** File name of a clinic's list. */
const listName = 'list'

function siteOf({ version, until, colours, subsets, hasPictures }: PreparedList): PreparedSite {
  const fonts = new FontSet(subsets)
  const hash = createHash('sha256').update(`${fonts.id} ${JSON.stringify(colours)}`)
  return { name: hash.digest('base64url').slice(0, 12), version, until, fonts, colours, hasPictures }
}

/** Number of clinics whose state is kept in memory, about 10 kB each. */
const kept = 10_000

/** Keeps the list of each clinic's prepared files. All nodes share the lists, and they survive a restart. */
export class PreparedSites {
  readonly #files: PreparedFiles
  readonly #sites = new LRUCache<number, { site: PreparedSite | undefined }>({ max: kept })

  constructor(files: PreparedFiles) {
    this.#files = files
  }

  /** Returns the state in memory, without reading a file. */
  known(partnerId: number): PreparedSite | undefined {
    return this.#sites.get(partnerId)?.site
  }

  async find(partnerId: number): Promise<PreparedSite | undefined> {
    const entry = this.#sites.get(partnerId)
    if (entry) return entry.site
    await this.read(partnerId)
    return this.known(partnerId)
  }

  /** Reads the newest list, because another node may have made one. */
  async read(partnerId: number): Promise<PreparedList | undefined> {
    const before = this.#sites.get(partnerId)
    const bytes = await this.#files.read(partnerId, listName)
    const list = bytes ? (JSON.parse(bytes.toString('utf8')) as PreparedList) : undefined
    // A newer list may have been kept meanwhile.
    if (this.#sites.get(partnerId) === before) this.#sites.set(partnerId, { site: list && siteOf(list) })
    return list
  }

  async keep(partnerId: number, list: PreparedList): Promise<void> {
    this.#sites.set(partnerId, { site: siteOf(list) })
    await this.#files.write(partnerId, listName, Buffer.from(JSON.stringify(list)))
  }
}
