import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ApiClient } from '#api/client.ts'
import type { StoredFile } from '#backend/clinic/files/file-store.ts'
import type { PictureColours } from '#renderer/server/first-picture.ts'
import type { FontFiles } from '../fonts/font-files.ts'
import { planFontSet } from '../fonts/font-set.ts'
import { typefacesOf } from '../fonts/typefaces.ts'
import { isRevisionChanged } from '../page-renderer.ts'
import type { PreparedFiles } from '../cache/prepared-files.ts'
import { PublishedAnswers } from '../cache/published-answers.ts'
import { versionOf, type SiteDirectory, type SiteState } from '../cache/site-directory.ts'
import { dropLeft } from './left-files.ts'
import { pictureColours } from './picture-colours.ts'
import type { PictureQueue } from './picture-queue.ts'
import { PreparedSites, type PreparedList, type PreparedSite } from './prepared-sites.ts'
import { readPages, type PageReading } from './read-pages.ts'
import { takeRest } from '../rest.ts'
import { heldPause, type WithLease } from './with-lease.ts'

export type SitePreparationOptions = {
  directory: SiteDirectory
  reading: PageReading
  api: (origin: string) => ApiClient
  logger: Logger
  files: FontFiles
  pictures: PictureQueue
  /** The stored file at a path. */
  readFile: (path: string) => Promise<StoredFile | null>
  /** Names the build: another may write other pages. */
  build: string
  /** Lists of prepared files, and these files. All nodes share both. */
  lists: PreparedFiles
  preparedFiles: PreparedFiles
  withLease: WithLease
  /** Otherwise what is ready is used, and nothing is made. */
  preparesAhead: boolean
}

/** Time in ms that a site is left alone before it is prepared: visitors come first, and one change brings another. */
const delay = 1_000
/** Time in ms for which a preparation holds: what a page shows also depends on the day. */
const holds = 24 * 60 * 60_000
/** Time in ms that a clinic whose preparation failed waits for another. */
const failureHolds = 60_000

/**
 * Makes prepared files in the background: a clinic's own fonts, and its pictures in the widths that visitors will ask
 * for. Begins at the first request for a site, and again when its published state has changed. Does one clinic at a
 * time, with pauses for visitors. One node prepares a clinic, and the others read the result.
 */
export class SitePreparation {
  readonly #options: SitePreparationOptions
  readonly #sites: PreparedSites
  readonly #answers = new PublishedAnswers()
  readonly #waiting = new Map<number, string>()
  /** Origin at which each clinic was last asked for. */
  readonly #origins = new LRUCache<number, string>({ max: 10_000 })
  readonly #failures = new LRUCache<number, true>({ max: 10_000, ttl: failureHolds })
  readonly #ending = new AbortController()
  #working: Promise<void> | undefined

  constructor(options: SitePreparationOptions) {
    this.#options = options
    this.#sites = new PreparedSites(options.lists)
  }

  /** Returns what is ready for a clinic and in memory. */
  known({ partnerId }: SiteState): PreparedSite | undefined {
    return this.#sites.known(partnerId)
  }

  /** Returns what is ready for a clinic, even of an older state of its site, and then has a newer one made. */
  async find(origin: string, site: SiteState): Promise<PreparedSite | undefined> {
    const { partnerId } = site
    const prepared = await this.#sites.find(partnerId)
    if (!this.#options.preparesAhead) return prepared
    this.#origins.set(partnerId, origin)
    if (!this.#isCurrent(partnerId, site)) this.#enqueue(partnerId, origin)
    // These pictures still waited when an earlier process ended.
    else if (prepared?.hasPictures === false && !this.#options.pictures.has(partnerId))
      this.#makePictures(partnerId)
    return prepared
  }

  /** Takes in that a clinic has published; one that nobody has asked for waits until somebody does. */
  published(partnerId: number | null): void {
    const origin = partnerId === null ? undefined : this.#origins.get(partnerId)
    if (partnerId !== null && origin) this.#enqueue(partnerId, origin)
  }

  /** A font file of the clinic at an origin; `null` where it has none of this name. */
  async readFont(key: string, origin: string): Promise<Uint8Array | null> {
    const { files, directory } = this.#options
    const site = await directory.find(origin)
    if (!site) return null
    const { partnerId } = site
    const made = await files.read(partnerId, key)
    if (made) return made
    const prepared = await this.find(origin, site)
    const named = prepared?.fonts.named.find((subset) => subset.key === key)
    if (named) return files.make(partnerId, named)
    // The page may come from another node and name a font that this node is about to make.
    if (!this.#isCurrent(partnerId, site)) await this.#working
    return files.read(partnerId, key)
  }

  /** Number of clinics that wait. */
  waiting(): number {
    return this.#waiting.size
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#working
    await this.#options.files.close()
  }

  /** Colours of pictures, those that are `known` as they are: a path names its content. */
  async #coloursOf(
    paths: Set<string>,
    known: PictureColours | undefined,
    rest: () => Promise<void>,
  ): Promise<PictureColours> {
    const found: Record<string, readonly string[]> = {}
    for (const path of [...paths].sort()) {
      const colours = known?.[path] ?? (await this.#readColours(path, rest))
      if (colours) found[path] = colours
    }
    return found
  }

  async #readColours(path: string, rest: () => Promise<void>): Promise<readonly string[] | null> {
    await rest()
    const file = await this.#options.readFile(path).catch(() => null)
    return file && ((await pictureColours(file.bytes)) ?? [])
  }

  /** `made` has the addresses whose pictures exist. */
  #makePictures(partnerId: number, made: readonly string[] = []): void {
    const { pictures } = this.#options
    let list: PreparedList | undefined
    pictures.add(partnerId, {
      addresses: async () => {
        list = await this.#sites.read(partnerId)
        const isMade = new Set(made)
        return list && !list.hasPictures ? list.pictures.filter((address) => !isMade.has(address)) : []
      },
      done: async () => {
        const now = await this.#sites.read(partnerId)
        // Another node may have made the pictures, or a newer list, meanwhile.
        if (now && !now.hasPictures && now.version === list?.version)
          await this.#sites.keep(partnerId, { ...now, hasPictures: true })
      },
    })
  }

  #versionOf(site: SiteState): string {
    return `${versionOf(site)} ${this.#options.build}`
  }

  #isCurrent(partnerId: number, site: SiteState): boolean {
    const prepared = this.#sites.known(partnerId)
    return prepared?.version === this.#versionOf(site) && prepared.until > Date.now()
  }

  #enqueue(partnerId: number, origin: string): void {
    if (this.#ending.signal.aborted || this.#failures.has(partnerId)) return
    this.#waiting.set(partnerId, origin)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  async #work(): Promise<void> {
    const { logger, withLease } = this.#options
    const { signal } = this.#ending
    const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})
    let held = 0
    await pause(delay)
    while (!signal.aborted) {
      const [next] = this.#waiting
      if (!next) return
      const [partnerId, origin] = next
      this.#waiting.delete(partnerId)
      try {
        if (await this.#isPrepared(partnerId, origin)) continue
        const hasWorked = await withLease(partnerId, 'fonts', () => this.#prepare(partnerId, origin))
        if (!hasWorked) this.#waiting.set(partnerId, origin)
        held = hasWorked ? 0 : held + 1
        if (hasWorked) await pause(delay)
        else if (held >= this.#waiting.size) await pause(heldPause)
      } catch (error) {
        if (signal.aborted) return
        this.#failures.set(partnerId, true)
        logger.warn({ err: error, partner: partnerId }, 'A site could not be prepared for its visitors.')
      }
    }
  }

  /** Reads the newest list, because another node may have done the work. */
  async #isPrepared(partnerId: number, origin: string): Promise<boolean> {
    const site = await this.#options.directory.find(origin)
    if (site?.partnerId !== partnerId) return true
    await this.#sites.read(partnerId)
    return this.#isCurrent(partnerId, site)
  }

  async #prepare(partnerId: number, origin: string): Promise<void> {
    const { directory, reading, api, logger, files } = this.#options
    const site = await directory.find(origin)
    if (site?.partnerId !== partnerId) return
    const earlier = await this.#sites.read(partnerId)
    if (this.#isCurrent(partnerId, site)) return
    const rest = async () => {
      await takeRest(this.#ending.signal)
      const now = await directory.find(origin)
      if (now && versionOf(now) !== versionOf(site)) throw new SiteChanged()
    }
    try {
      const pages = await readPages({
        ...reading,
        origin,
        site,
        rest,
        api: this.#answers.client(api(origin), origin, versionOf(site)),
      })
      const fonts = planFontSet(typefacesOf(pages.theme), pages)
      for (const subset of fonts.subsets) await files.make(partnerId, subset)
      // One that is not complete is better than none, and made anew where somebody asks later.
      const version = pages.isComplete ? this.#versionOf(site) : ''
      if (!pages.isComplete) this.#failures.set(partnerId, true)
      const colours = await this.#coloursOf(pages.firstPictures, this.#sites.known(partnerId)?.colours, rest)
      const until = Math.min(Date.now() + holds, pages.popupsUntil)
      const shown = { subsets: fonts.subsets, pictures: [...pages.pictures] }
      const left = await dropLeft(this.#options.preparedFiles, partnerId, { earlier, now: shown })
      await this.#sites.keep(partnerId, { version, until, colours, ...shown, hasPictures: false, left })
      const isOfBuild = earlier?.version.endsWith(` ${this.#options.build}`)
      this.#makePictures(partnerId, isOfBuild && earlier?.hasPictures ? earlier.pictures : [])
      const { isComplete } = pages
      logger.info({ partner: partnerId, fonts: fonts.id, isComplete }, 'A site is prepared for its visitors.')
    } catch (error) {
      if (!(error instanceof SiteChanged) && !isRevisionChanged(error)) throw error
      this.#enqueue(partnerId, origin)
    }
  }
}

/** The site has changed while it was prepared. */
class SiteChanged extends Error {}
